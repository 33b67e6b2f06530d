const RESOLUTION = 96n;
const Q96 = 1n << RESOLUTION;
const WORD_SPAN = 1n << 256n;
const PRICE_SPAN = 1n << 160n;

/** The quotient rounded up; both numbers positive. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** Raw token0 between two prices at a liquidity (SqrtPriceMath.getAmount0Delta). Prices are Q64.96, in any order. */
export function amount0Between(priceA: bigint, priceB: bigint, liquidity: bigint, roundUp: boolean): bigint {
  const [lower, upper] = priceA < priceB ? [priceA, priceB] : [priceB, priceA];
  const product = (liquidity << RESOLUTION) * (upper - lower);
  return roundUp ? divideUp(divideUp(product, upper), lower) : product / upper / lower;
}

/** Raw token1 between two prices at a liquidity (SqrtPriceMath.getAmount1Delta). Prices are Q64.96, in any order. */
export function amount1Between(priceA: bigint, priceB: bigint, liquidity: bigint, roundUp: boolean): bigint {
  const product = liquidity * (priceA < priceB ? priceB - priceA : priceA - priceB);
  return roundUp ? divideUp(product, Q96) : product / Q96;
}

/** The price after `amount` raw units came in, or null where the contract would revert (SqrtPriceMath.getNextSqrtPriceFromInput). */
export function priceAfterInput(price: bigint, liquidity: bigint, amount: bigint, zeroForOne: boolean): bigint | null {
  if (liquidity <= 0n) return null;
  if (!zeroForOne) return withinPrice(price + (amount << RESOLUTION) / liquidity);
  if (amount === 0n) return price;
  const numerator = liquidity << RESOLUTION;
  const product = amount * price;
  const fits = product < WORD_SPAN && numerator + product < WORD_SPAN;
  return fits ? divideUp(numerator * price, numerator + product) : divideUp(numerator, numerator / price + amount);
}

/** The price after `amount` raw units went out, or null where the contract would revert (SqrtPriceMath.getNextSqrtPriceFromOutput). */
export function priceAfterOutput(price: bigint, liquidity: bigint, amount: bigint, zeroForOne: boolean): bigint | null {
  if (liquidity <= 0n) return null;
  if (zeroForOne) {
    const fall = divideUp(amount << RESOLUTION, liquidity);
    return price > fall ? price - fall : null;
  }
  if (amount === 0n) return price;
  const numerator = liquidity << RESOLUTION;
  const product = amount * price;
  if (product >= WORD_SPAN || numerator <= product) return null;
  return withinPrice(divideUp(numerator * price, numerator - product));
}

function withinPrice(price: bigint): bigint | null {
  return price < PRICE_SPAN ? price : null;
}
