import type { ArmHealth, SectionHealth } from './armHealth';
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

function healthRow(name: string, health: ArmHealth): SafeHtml {
  const failed = Object.entries(health.failures);
  const sum = failed.reduce((all, [, count]) => all + count, 0);
  const share = health.sessions > 0 ? `${((100 * sum) / health.sessions).toFixed(1)} %` : '–';
  const kinds = failed.map(([kind, count]) => `${kind} ${count}`).join(', ');
  const time = (value: number | null) => (value === null ? '–' : `${value} ms`);
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${health.sessions}${health.unheard === null ? NOTHING : html`<br /><span class="muted">${health.unheard} not heard of</span>`}</td>
    <td>${share}${kinds ? html`<br /><span class="muted">${kinds}</span>` : NOTHING}</td>
    <td>${time(health.lcp)}</td>
    <td>${time(health.inp)}</td>
    <td>${time(health.mount)}</td>
  </tr>`;
}

/** How both arms of a section, or of the shell, fare, with the sum that decides about the canary. */
export function healthOf(name: string, health: SectionHealth | null): SafeHtml {
  if (!health) return NOTHING;
  const rows = [healthRow('stable', health.stable), ...(health.canary ? [healthRow('canary', health.canary)] : [])];
  return html`<h3>Health</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="Health of ${name}">
      <table>
        <thead>
          <tr>
            <th scope="col">Arm</th>
            <th scope="col">Sessions</th>
            <th scope="col">Failed</th>
            <th scope="col">LCP</th>
            <th scope="col">INP</th>
            <th scope="col">Mount</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
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
