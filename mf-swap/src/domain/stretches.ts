import type { RouteToConfirm, StretchToConfirm } from './ports';
import type { TradeType } from './quoteOutcome';
import { quoteRoute } from './quoteRoute';
import { quoteKey, type Hop, type Route } from './route';

/**
 * The question about a raw amount on a route. A route that changes version is asked about stretch by stretch, each for what is computed
 * here to come to it; null while that cannot be computed.
 */
export function routeToConfirm(route: Route, amount: bigint, tradeType: TradeType): RouteToConfirm | null {
  const parts = partsOf(route);
  const stretches: StretchToConfirm[] = [];
  let given = amount;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const outcome = isLast ? null : quoteRoute(part, given, tradeType);
    if (outcome && outcome.kind !== 'amount') return null;
    stretches.push(stretchOf(part, given, outcome ? String(outcome.amount) : null));
    if (outcome) given = outcome.amount;
  }
  const whole = quoteRoute(route, amount, tradeType);
  return { key: quoteKey(route, amount), computed: whole.kind === 'amount' ? String(whole.amount) : null, stretches };
}

function stretchOf({ hops, path }: Route, amount: bigint, expected: string | null): StretchToConfirm {
  return {
    version: hops[0]?.version ?? 'v2',
    path: path.map(({ address }) => address),
    fees: hops.flatMap((hop) => (hop.version === 'v3' ? [hop.pool.fee] : [])),
    amount: String(amount),
    expected,
  };
}

/** The longest parts of a route within one version each. */
function partsOf({ hops, path }: Route): readonly Route[] {
  const starts = hops.flatMap(({ version }: Hop, index) => (index > 0 && version === hops[index - 1]?.version ? [] : [index]));
  return starts.map((start, index): Route => {
    const end = starts[index + 1] ?? hops.length;
    return { version: hops[start]?.version ?? 'v2', hops: hops.slice(start, end), path: path.slice(start, end + 1) };
  });
}
