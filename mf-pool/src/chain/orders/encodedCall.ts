import type { Address, Hex, RawAmount } from '@dex/mf-shared/domain';

/** A call before its sender and gas are known; `value` in wei, `gasLimit` only where it is fixed (MINING-5). */
export interface EncodedCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: RawAmount;
  readonly gasLimit?: bigint;
}
