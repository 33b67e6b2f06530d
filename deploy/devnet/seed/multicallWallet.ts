import { withArguments } from '../artifacts/artifact';
import { compileOwnContracts } from '../artifacts/compileOwn';
import { WALLET_OWNER } from '../facts/accounts';
import { MULTICALL_WALLET, WALLET_DETECTOR } from '../facts/contracts';
import type { TokenFact } from '../facts/tokens';
import { DEPLOYER, type SeedChain } from '../node/seedChain';
import { fundHolders, setNative } from './funding';
import { codeOf } from './tokens';

/** The smart-contract wallet, the detector that knows it, and some funds inside. */
export async function seedMulticallWallet(chain: SeedChain, tokens: readonly TokenFact[]): Promise<void> {
  const own = compileOwnContracts();
  await chain.place(WALLET_DETECTOR, codeOf(own, 'MulticallWalletDetector'));
  await chain.place(MULTICALL_WALLET, withArguments(codeOf(own, 'MulticallWallet'), 'address', [WALLET_OWNER]));
  await chain.send({ from: DEPLOYER, to: WALLET_DETECTOR, signature: 'function register(address)', args: [MULTICALL_WALLET] });
  await setNative(chain, MULTICALL_WALLET, 100n);
  await fundHolders(chain, tokens, [{ holder: MULTICALL_WALLET, wrapped: 10n, others: 10_000n }]);
}
