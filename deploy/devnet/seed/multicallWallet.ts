import { withArguments } from '../artifacts/artifact';
import { ownCreationCode } from '../artifacts/compileOwn';
import { WALLET_OWNER } from '../facts/accounts';
import { MULTICALL_WALLET, WALLET_DETECTOR } from '../facts/contracts';
import type { TokenFact } from '../facts/tokens';
import { DEPLOYER, type SeedChain } from '../node/seedChain';
import { fundHolders, setNative } from './funding';

/** The smart-contract wallet, the detector that knows it, and some funds inside. */
export async function seedMulticallWallet(chain: SeedChain, tokens: readonly TokenFact[]): Promise<void> {
  await chain.place(WALLET_DETECTOR, ownCreationCode('MulticallWalletDetector'));
  await chain.place(MULTICALL_WALLET, withArguments(ownCreationCode('MulticallWallet'), 'address', [WALLET_OWNER]));
  await chain.send({ from: DEPLOYER, to: WALLET_DETECTOR, signature: 'function register(address)', args: [MULTICALL_WALLET] });
  await setNative(chain, MULTICALL_WALLET, 100n);
  await fundHolders(chain, tokens, [{ holder: MULTICALL_WALLET, wrapped: 10n, others: 10_000n }]);
}
