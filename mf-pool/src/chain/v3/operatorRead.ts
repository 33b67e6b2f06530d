import { defineRead, lastDataOf, readWord } from '@dex/mf-shared/chain';
import type { Address, ChainId } from '@dex/mf-shared/domain';
import { approvedForAllCall } from './managerCalls';

interface OperatorWish {
  readonly key: string;
  readonly chainId: ChainId;
  readonly owner: Address;
  readonly account: Address;
}

/** Whether an owner lets an account act on all of its positions (ERC-721 `isApprovedForAll`), with each block; false while that is not known. */
export const operatorRead = defineRead({
  name: 'operator',
  key: ({ key }: OperatorWish) => key,
  calls: ({ owner, account }, { v3 }) => [v3 && approvedForAllCall(v3.nonfungiblePositionManager, owner, account)],
  decode: ([result]) => {
    const data = lastDataOf(result);
    return data !== null && readWord(data, 0) === 1n;
  },
  urgent: true,
});
