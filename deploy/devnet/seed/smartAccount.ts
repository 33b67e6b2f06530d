import { ownCreationCode } from '../artifacts/compileOwn';
import { SMART } from '../facts/accounts';
import { SMART_ACCOUNT_CODE } from '../facts/contracts';
import { MAINNET_TOKENS as T } from '../facts/tokens';
import type { SeedChain } from '../node/seedChain';
import { units } from './amounts';
import { fundHolders } from './funding';
import { UNI_TREASURY } from './governance';

/** Lets an ordinary account delegate to the code of a smart account (EIP-7702), and gives it some tokens. */
export async function seedSmartAccount(chain: SeedChain): Promise<void> {
  await chain.place(SMART_ACCOUNT_CODE, ownCreationCode('SmartAccount'));
  await chain.rpc('anvil_setCode', [SMART, `0xef0100${SMART_ACCOUNT_CODE.slice(2)}`]);
  await fundHolders(chain, [T.WETH, T.USDC, T.DAI, T.USDT], [{ holder: SMART, wrapped: 10n, others: 10_000n }]);
  const args = [SMART, units(T.UNI, 10_000)];
  await chain.send({ from: UNI_TREASURY, to: T.UNI.address, signature: 'function transfer(address, uint256)', args });
}
