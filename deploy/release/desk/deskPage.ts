import { createHash } from 'node:crypto';
import { brand } from '../../../mf-shared/src/ui/brand/brand';
import { runningCanary } from '../map/effective';
import type { ListedKey } from '../keys/keyRing';
import type { MapChange } from './changesOf';
import type { DeskFacts } from './deskFacts';
import { authorOf, healthOf, sectionCard, timeOf } from './deskSection';
import { DESK_STYLE } from './deskStyle';
import { html } from './safeHtml';
import type { SafeHtml } from './safeHtml';

const DAY = 24 * 3600;
const WARN_DAYS = 30;
const SHOWN_CHANGES = 50;

function leftOf(seconds: number): SafeHtml {
  if (seconds <= 0) return html`<span class="tag danger">expired</span>`;
  const text = seconds >= 2 * DAY ? `${Math.floor(seconds / DAY)} days left` : `${Math.floor(seconds / 60)} minutes left`;
  return html`<span class="tag">${text}</span>`;
}

function keyRow({ name, id, threshold, expires }: ListedKey, now: number): SafeHtml {
  const days = expires === null ? null : Math.floor((expires - now) / DAY);
  const tone = days === null || days > WARN_DAYS ? '' : days <= 0 ? 'danger' : 'warning';
  const life = days === null ? 'no end' : days <= 0 ? 'expired' : `${days} days left`;
  return html`<tr>
    <th scope="row">${name}</th>
    <td><code>${id}</code></td>
    <td>${threshold}</td>
    <td><span class="tag ${tone}">${life}</span></td>
  </tr>`;
}

function changeItem(change: MapChange): SafeHtml {
  return html`<li>
    <p class="row">${timeOf(change.issued)}<span class="tag">${change.kind} ${change.generation}</span>${authorOf(change)}</p>
    ${change.lines.map((line) => html`<p>${line}</p>`)}
  </li>`;
}

function head({ base, ops, now }: DeskFacts): SafeHtml {
  const frozen = ops.frozen ? html`<span class="tag danger">frozen: no canary runs, nothing is released</span>` : html``;
  return html`<header>
    <h1>${brand.name}: releases</h1>
    <p class="row">
      <span>map ${base.generation}</span>${leftOf(base.expires - now)}<span>reductions ${ops.generation}</span>${leftOf(
        ops.expires - now,
      )}${frozen}<span class="muted">as of</span>${timeOf(now)}
    </p>
  </header>`;
}

/** The share for which a shell is the page, and the command of each action on it. */
function canaryCommands(percent: number): readonly SafeHtml[] {
  const commands = [`percent shell ${Math.min(100, Math.max(1, percent * 4))}`, 'promote shell', 'abort shell'];
  return [html`<span class="tag">${percent} %</span>`, ...commands.map((command) => html`<code>release ${command}</code>`)];
}

/** Beside the template, which may be laid out anew: a blank more and the hash would not be that of the style. */
const STYLE: SafeHtml = { safe: `<style>${DESK_STYLE}</style>` };

/** The policy of the desk: nothing is fetched, nothing is run, one style by its hash. */
function policy(): string {
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DESK_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;
}

/** The desk as one page without a script (deploy/docs/desk.md): it only reads, and says the command of each action. `refreshSeconds` for a page that is served. */
export function deskPage(facts: DeskFacts, refreshSeconds: number | null = null): string {
  const refresh = refreshSeconds === null ? html`` : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`;
  const canary = runningCanary(facts.base, facts.ops, 'shell');
  const shells = facts.base.shells.map(
    (shell, index) =>
      html`<li class="row">
        <strong>${shell.version}</strong><code>${shell.id}</code><span class="muted">mf-shared ${shell.shared}</span>${index === 0
          ? html`<span class="tag success">the page</span>`
          : shell.id === canary?.id
            ? canaryCommands(canary.percent)
            : html`<code>release page ${shell.id}</code><code>release retire ${shell.id}</code>`}
      </li>`,
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${policy()}" />
        ${refresh}
        <title>${brand.name}: releases</title>
        ${STYLE}
      </head>
      <body>
        <main>
          ${head(facts)}
          <div class="grid">${facts.sections.map(sectionCard)}</div>
          <section class="card" aria-labelledby="shells">
            <h2 id="shells">Shells</h2>
            <ul>
              ${shells}
            </ul>
            ${healthOf('shell', facts.shellHealth)}
          </section>
          <section class="card" aria-labelledby="history">
            <h2 id="history">History</h2>
            <ol>
              ${facts.changes.slice(0, SHOWN_CHANGES).map(changeItem)}
            </ol>
          </section>
          <section class="card" aria-labelledby="keys">
            <h2 id="keys">Keys</h2>
            <div class="scroll keys" tabindex="0" role="region" aria-label="Table of keys">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Role</th>
                    <th scope="col">Key</th>
                    <th scope="col">Must sign</th>
                    <th scope="col">Life</th>
                  </tr>
                </thead>
                <tbody>
                  ${facts.keys.map((key) => keyRow(key, facts.now))}
                </tbody>
              </table>
            </div>
          </section>
        </main>
      </body>
    </html> `;
  return page.safe;
}
