import { areApart, type Route } from '../../../mf-swap/src/domain/route';
import { quoteRoute } from '../../../mf-swap/src/domain/quoteRoute';

/** How exchanges of this kind choose, by the rules of their routers. */
export type PeerRule = 'oneWayInV2' | 'oneWay' | 'inTwentieths';

/** What is looked at by the rule of twentieths: the ways that give most for all of it, and for one part of it. */
const CANDIDATES = 8;
const PARTS = 20;
const MOST_WAYS = 4;

const outputOf = (route: Route, amount: bigint): bigint | null => {
  const outcome = quoteRoute(route, amount, 'exactInput');
  return outcome.kind === 'amount' ? outcome.amount : null;
};

function most(values: readonly (bigint | null)[]): bigint | null {
  return values.reduce((best, value) => (value !== null && (best === null || value > best) ? value : best), null);
}

/** The most output by a rule: the best single way (in version 2 alone, or in either), or the best division in steps of five percent. */
export function outputByRule(rule: PeerRule, routes: readonly Route[], amount: bigint): bigint | null {
  switch (rule) {
    case 'oneWayInV2':
      return most(routes.filter(({ version }) => version === 'v2').map((route) => outputOf(route, amount)));
    case 'oneWay':
      return most(routes.filter(({ version }) => version !== 'mixed').map((route) => outputOf(route, amount)));
    case 'inTwentieths':
      return inTwentieths(routes, amount);
  }
}

function inTwentieths(routes: readonly Route[], amount: bigint): bigint | null {
  const share = (parts: number) => (amount * BigInt(parts)) / BigInt(PARTS);
  const best = (parts: number) =>
    routes
      .map((route) => ({ route, output: outputOf(route, share(parts)) ?? -1n }))
      .sort((one, other) => (one.output < other.output ? 1 : one.output > other.output ? -1 : 0))
      .slice(0, CANDIDATES)
      .map(({ route }) => route);
  const candidates = [...new Set([...best(PARTS), ...best(1)])];
  const outputs = candidates.map((route) =>
    Array.from({ length: PARTS + 1 }, (_, parts) => (parts === 0 ? 0n : outputOf(route, share(parts)))),
  );
  let found: bigint | null = null;
  // A way never makes more of a later part than of an earlier one, so each part goes where it makes most.
  const divided = (set: readonly number[]): bigint | null => {
    const parts = set.map(() => 0);
    for (let part = 0; part < PARTS; part += 1) {
      const gains = set.map((way, index) => {
        const [now, next] = [outputs[way]?.[parts[index] ?? 0] ?? null, outputs[way]?.[(parts[index] ?? 0) + 1] ?? null];
        return now === null || next === null ? null : next - now;
      });
      const gain = most(gains);
      if (gain === null) return null;
      const chosen = gains.indexOf(gain);
      parts[chosen] = (parts[chosen] ?? 0) + 1;
    }
    return set.reduce((sum, way, index) => sum + (outputs[way]?.[parts[index] ?? 0] ?? 0n), 0n);
  };
  const visit = (start: number, set: readonly number[]): void => {
    if (set.length > 0) found = most([found, divided(set)]);
    if (set.length === MOST_WAYS) return;
    candidates.slice(start).forEach((route, offset) => {
      if (set.every((way) => areApart(candidates[way] ?? route, route))) visit(start + offset + 1, [...set, start + offset]);
    });
  };
  visit(0, []);
  return found;
}
