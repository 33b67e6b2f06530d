import type { Hop, Route } from '../route';
import { curveOf, gainOf, shifted, type Curve, type LooseStretch } from './curve';
import { hopCurve } from './hopCurve';

/** Gives the curve of each hop, computing none twice. */
export function hopCurves(): (hop: Hop) => Curve {
  const known = new Map<Hop, Curve>();
  return (hop) => {
    const made = known.get(hop) ?? hopCurve(hop);
    known.set(hop, made);
    return made;
  };
}

/** The curve of a whole route: hop after hop, each fed with what the one before gives. */
export function routeCurve(route: Route, curve: (hop: Hop) => Curve = hopCurve): Curve {
  const [first, ...rest] = route.hops.map(curve);
  return first ? rest.reduce(composed, first) : [];
}

/** The first curve's output fed into the second: it breaks where either breaks. */
function composed(first: Curve, second: Curve): Curve {
  const stretches: LooseStretch[] = [];
  let [one, other] = [0, 0];
  let [intoOne, intoOther] = [0, 0];
  for (;;) {
    const [before, after] = [first[one], second[other]];
    if (!before || !after) return curveOf(stretches);
    const [feeding, fed] = [shifted(before, intoOne), shifted(after, intoOther)];
    const given = gainOf(feeding, feeding.length);
    const isFirstOver = given <= fed.length;
    const length = isFirstOver ? feeding.length : fed.length / (feeding.a - feeding.c * fed.length);
    stretches.push({ a: feeding.a * fed.a, c: feeding.c + fed.c * feeding.a, length });
    if (isFirstOver) [one, intoOne, intoOther] = [one + 1, 0, intoOther + given];
    else [other, intoOther, intoOne] = [other + 1, 0, intoOne + length];
  }
}
