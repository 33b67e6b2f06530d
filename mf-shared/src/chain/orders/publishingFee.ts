import type { ChainNode } from '../../contract/ports';
import { literalAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { isOptimisticChain } from '../../domain/listedLayer2';
import type { OrderCall } from '../../domain/orders/order';
import { bytesWords, callData, readWord, requireHexText, uintWord } from '../abiWords';

/** GasPriceOracle, a predeploy of every chain of the OP stack. */
const GAS_PRICE_ORACLE = literalAddress('0x420000000000000000000000000000000000000F');
/** A signed transaction around its call data, in bytes that do not compress. */
const ENVELOPE = 'a7'.repeat(110);

/**
 * What a network takes beside the gas for publishing calls elsewhere, in wei: getL1Fee(transaction) of the OP stack's oracle for each. Zero
 * for every other network (Arbitrum has it in the gas); null while the oracle does not say it.
 */
export async function publishingFee(
  node: Pick<ChainNode, 'request'>,
  chainId: ChainId,
  calls: readonly Pick<OrderCall, 'data'>[],
): Promise<bigint | null> {
  if (!isOptimisticChain(chainId)) return 0n;
  const fees = await Promise.all(
    calls.map(async ({ data }) => {
      const transaction = requireHexText(`${data}${ENVELOPE}`);
      const question = { to: GAS_PRICE_ORACLE, data: callData('0x49948e0e', uintWord(32), bytesWords(transaction)) };
      const answer = await node.request(chainId, 'eth_call', [question, 'latest']);
      return answer.ok && typeof answer.value === 'string' && /^0x[0-9a-f]{64}$/i.test(answer.value)
        ? readWord(requireHexText(answer.value), 0)
        : null;
    }),
  );
  return fees.reduce<bigint | null>((sum, fee) => (sum === null || fee === null ? null : sum + fee), 0n);
}
