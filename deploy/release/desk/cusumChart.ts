import type { CusumCourse } from './armHealth';
import { html } from './safeHtml';
import type { SafeHtml } from './safeHtml';

const WIDTH = 320;
const HEIGHT = 72;
/** So many points at most; of those that fall together the highest is drawn, so that no peak is lost. */
const POINTS = 160;

function thinned(sums: readonly number[]): readonly number[] {
  const size = Math.ceil(sums.length / POINTS);
  if (size <= 1) return sums;
  return Array.from({ length: Math.ceil(sums.length / size) }, (_, index) => Math.max(...sums.slice(index * size, (index + 1) * size)));
}

/** The course of the sum against its limit, as a drawing that says in words what it shows. */
export function cusumChart({ sums, limit }: CusumCourse): SafeHtml {
  const highest = Math.max(limit, ...sums) * 1.1;
  const y = (value: number) => Math.round((HEIGHT - (value / highest) * HEIGHT) * 10) / 10;
  const drawn = thinned(sums);
  const points = drawn.map((sum, index) => `${Math.round((index / Math.max(1, drawn.length - 1)) * WIDTH)},${y(sum)}`).join(' ');
  const last = (sums.at(-1) ?? 0).toFixed(1);
  const label = `Sum of likelihoods after ${sums.length} canary sessions: ${last}; the canary is given up at ${limit}`;
  return html`<figure>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}" preserveAspectRatio="none">
      <line class="limit" x1="0" x2="${WIDTH}" y1="${y(limit)}" y2="${y(limit)}" />
      <polyline points="${points}" />
    </svg>
    <figcaption>CUSUM ${last} of ${limit}, ${sums.length} sessions</figcaption>
  </figure>`;
}
