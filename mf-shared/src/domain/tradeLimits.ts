// What a transaction asks of the chain. Rounding always goes to the user's side: a limit is never looser than chosen.
import { BPS_BASE, type Bps } from './bps';
import { rawAmount, type RawAmount } from './rawAmount';

const BASE = BigInt(BPS_BASE);

/** The least output that a swap accepts: output / (1 + slippage), rounded up. */
export function minimumReceived(output: RawAmount, slippage: Bps): RawAmount {
  return rawAmount(divideUp(BigInt(output) * BASE, BASE + BigInt(slippage)));
}

/** The most input that a swap may take: input × (1 + slippage), rounded down. */
export function maximumSent(input: RawAmount, slippage: Bps): RawAmount {
  return rawAmount((BigInt(input) * (BASE + BigInt(slippage))) / BASE);
}

/** The least of an amount that adding or removing liquidity accepts: amount × (1 − slippage), rounded up. */
export function minimumOf(amount: RawAmount, slippage: Bps): RawAmount {
  return rawAmount(divideUp(BigInt(amount) * (BASE - BigInt(slippage)), BASE));
}

function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}
