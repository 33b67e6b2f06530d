import type { ArmHealth, HealthRead } from './armHealth';
import { cusumChart } from './cusumChart';
import type { MapChange } from './changesOf';
import type { DeskSection } from './deskFacts';
import { html } from './safeHtml';
import type { SafeHtml } from './safeHtml';

const NOTHING = html``;

/** The time of a change as people all over the world read it. */
export function timeOf(seconds: number): SafeHtml {
  const text = new Date(seconds * 1000).toISOString();
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

/** Who made a change and why; a dash for what was not said. */
export function authorOf({ note }: Pick<MapChange, 'note'>): SafeHtml {
  return html`<span>by ${note?.by || '–'}</span><span class="muted">${note?.why || 'no reason given'}</span>`;
}

function sessionsOf({ sessions, unheard }: ArmHealth): SafeHtml {
  return html`${sessions}${unheard === null ? NOTHING : html`<br /><span class="muted">${unheard} not heard of</span>`}`;
}

function failedOf({ sessions, failures }: ArmHealth): SafeHtml {
  const failed = Object.entries(failures);
  const sum = failed.reduce((all, [, count]) => all + count, 0);
  const share = sessions > 0 ? `${((100 * sum) / sessions).toFixed(1)} %` : '–';
  return html`${share}${failed.map(([kind, count]) => html`<br /><span class="muted">${kind} ${count}</span>`)}`;
}

const timeText = (value: number | null): SafeHtml => html`${value === null ? '–' : `${value} ms`}`;

const MEASURES: readonly (readonly [string, (health: ArmHealth) => SafeHtml])[] = [
  ['Sessions', sessionsOf],
  ['Failed', failedOf],
  ['LCP', ({ lcp }) => timeText(lcp)],
  ['INP', ({ inp }) => timeText(inp)],
  ['Mount', ({ mount }) => timeText(mount)],
];

/** How both arms of a section, or of the shell, fare, beside each other, with the sum that decides about the canary. */
export function healthOf(name: string, health: HealthRead): SafeHtml {
  if (!health) return NOTHING;
  if (health === 'unread')
    return html`<h3>Health</h3>
      <p class="muted">Not read: --beacons names the log of the edge.</p>`;
  const arms = [['Stable', health.stable] as const, ...(health.canary ? [['Canary', health.canary] as const] : [])];
  const cells = (of: (health: ArmHealth) => SafeHtml) => arms.map(([, arm]) => html`<td>${of(arm)}</td>`);
  return html`<h3>Health</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="Health of ${name}">
      <table class="arms">
        <thead>
          <tr>
            <td></td>
            ${arms.map(([arm]) => html`<th scope="col">${arm}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${MEASURES.map(
            ([measure, of]) =>
              html`<tr>
                <th scope="row">${measure}</th>
                ${cells(of)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${health.course ? cusumChart(health.course) : NOTHING}`;
}

function commandsOf({ name, canary, history, stable }: DeskSection): readonly string[] {
  const next = canary ? Math.min(100, Math.max(1, canary.percent * 4)) : 0;
  return [
    ...(canary
      ? [
          `release percent ${name} ${next}`,
          `release canary ${name} --steps ${canary.percent},${next} --hold 2h`,
          `release promote ${name}`,
          `release abort ${name}`,
        ]
      : [`release publish mf-${name}/dist --kit reports/mf-${name}.json --canary 5`]),
    ...(history.length > 0 ? [`release rollback ${name}`] : []),
    `release revoke ${name} ${stable.id}`,
  ];
}

function shellsOf({ shells }: DeskSection): readonly SafeHtml[] {
  return shells.map(
    ({ shell, fits }) =>
      html`<li class="row">
        <span>shell ${shell.version}</span><span class="muted">mf-shared ${shell.shared}</span
        ><span class="tag ${fits ? 'success' : 'danger'}">${fits ? 'accepts' : 'does not accept'}</span>
      </li>`,
  );
}

/** One section: what visitors get, since when and by whom, how it fares, what the live shells accept, and the command of each action. */
export function sectionCard(section: DeskSection): SafeHtml {
  const { name, stable, canary, heldBack, history, since } = section;
  return html`<section class="card" aria-labelledby="s-${name}">
    <h2 id="s-${name}">${name}</h2>
    <h3>Stable</h3>
    <p class="row">
      <strong>${stable.version}</strong><code>${stable.id}</code><span class="muted">needs mf-shared ${stable.requires['mf-shared']}</span>
    </p>
    ${canary
      ? html`<h3>Canary</h3>
          <p class="row">
            <strong>${canary.release.version}</strong><span class="tag">${canary.percent} %</span><code>${canary.release.id}</code>
          </p>`
      : NOTHING}
    ${heldBack
      ? html`<h3>Held back</h3>
          <p class="row"><strong>${heldBack.version}</strong><span class="tag warning">nobody</span><code>${heldBack.id}</code></p>`
      : NOTHING}
    ${since
      ? html`<h3>Since</h3>
          <p class="row">${timeOf(since.issued)}${authorOf(since)}</p>`
      : NOTHING}
    ${healthOf(name, section.health)}
    <h3>Live shells</h3>
    <ul>
      ${shellsOf(section)}
    </ul>
    ${history.length > 0
      ? html`<h3>Before</h3>
          <ul>
            ${history.map((release) => html`<li class="row"><span>${release.version}</span><code>${release.id}</code></li>`)}
          </ul>`
      : NOTHING}
    <details>
      <summary>Commands</summary>
      <div class="commands">${commandsOf(section).map((command) => html`<code>${command}</code>`)}</div>
    </details>
  </section>`;
}
