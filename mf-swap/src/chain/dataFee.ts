import { bytesWords, callData, readWord, requireHexText, uintWord, addressWord, boolWord } from '@dex/mf-shared/chain';
import type { ChainNode } from '@dex/mf-shared/contract';
import { isArbitrumChain, isOptimisticChain, literalAddress, type Address, type ChainId, type Hex } from '@dex/mf-shared/domain';
import type { DataFee } from '../domain/best/networkCost';

/** GasPriceOracle, a predeploy of every chain of the OP stack. */
export const GAS_PRICE_ORACLE = literalAddress('0x420000000000000000000000000000000000000F');
/** NodeInterface, which the nodes of Arbitrum answer for (docs.arbitrum.io, "NodeInterface"). */
export const NODE_INTERFACE = literalAddress('0x00000000000000000000000000000000000000C8');

/** Two sizes of a transaction, in bytes: fees are a straight line between them and beyond. */
const SIZES = [500, 1500] as const;

/** A question about a transaction of so many bytes, and what its answer says in wei. */
interface Question {
  readonly to: Address;
  readonly ask: (size: number) => Hex;
  readonly feeIn: (answer: Hex) => bigint | null;
}

/** getL1FeeUpperBound(size) of the oracle, since Fjord. */
const UPPER_BOUND: Question = {
  to: GAS_PRICE_ORACLE,
  ask: (size) => callData('0xf1c7a58b', uintWord(size)),
  feeIn: (answer) => readWord(answer, 0),
};

/** getL1Fee(transaction) of the oracle, from the beginning. */
const FEE_OF_SAMPLE: Question = {
  to: GAS_PRICE_ORACLE,
  ask: (size) => callData('0x49948e0e', uintWord(32), bytesWords(sample(size))),
  feeIn: (answer) => readWord(answer, 0),
};

/** gasEstimateL1Component(to, isCreation, data): units of gas, and the price of one. */
const GAS_OF_SAMPLE: Question = {
  to: NODE_INTERFACE,
  ask: (size) => callData('0x77d488a2', addressWord(NODE_INTERFACE), boolWord(false), uintWord(96), bytesWords(sample(size))),
  feeIn: (answer) => {
    const [gas, price] = [readWord(answer, 0), readWord(answer, 32)];
    return gas === null || price === null ? null : gas * price;
  },
};

/** True for a network that publishes its transactions elsewhere, and takes a fee for it. */
export function hasDataFee(chainId: ChainId): boolean {
  return isOptimisticChain(chainId) || isArbitrumChain(chainId);
}

/** What such a network asks for data now, from its own oracle; null when none of its answers says it. */
export async function readDataFee(node: Pick<ChainNode, 'request'>, chainId: ChainId): Promise<DataFee | null> {
  const questions = isOptimisticChain(chainId) ? [UPPER_BOUND, FEE_OF_SAMPLE] : [GAS_OF_SAMPLE];
  for (const question of questions) {
    const fee = await askBoth(node, chainId, question);
    if (fee) return fee;
  }
  return null;
}

async function askBoth(node: Pick<ChainNode, 'request'>, chainId: ChainId, { to, ask, feeIn }: Question): Promise<DataFee | null> {
  const [small, large] = await Promise.all(
    SIZES.map(async (size) => {
      const answer = await node.request(chainId, 'eth_call', [{ to, data: ask(size) }, 'latest']);
      return answer.ok && typeof answer.value === 'string' && /^0x([0-9a-f]{64})+$/i.test(answer.value)
        ? feeIn(requireHexText(answer.value))
        : null;
    }),
  );
  if (small === null || small === undefined || large === null || large === undefined || large < small) return null;
  const span = BigInt(SIZES[1] - SIZES[0]);
  // Rounded up: never less than is asked for.
  const perByte = (large - small + span - 1n) / span;
  const base = small - perByte * BigInt(SIZES[0]);
  return { base: base > 0n ? base : 0n, perByte };
}

/** Bytes like those of a swap: words of an address each, no two alike, so that compression makes of them what it makes of a swap. */
function sample(size: number): Hex {
  let state = 1;
  const bytes = Array.from({ length: size }, (_, index) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return index % 32 < 12 ? '00' : (state >>> 24).toString(16).padStart(2, '0');
  });
  return requireHexText(`0x${bytes.join('')}`);
}
