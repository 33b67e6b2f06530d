import { loadCreationCode, patchCode, withArguments } from '../artifacts/artifact';
import { ownCreationCode } from '../artifacts/compileOwn';
import { BIG_VOTER, OTHER_VOTER, RICH, SECOND, THIRD } from '../facts/accounts';
import { GOVERNANCE, MERKLE_DISTRIBUTOR } from '../facts/contracts';
import { MAINNET_TOKENS as T } from '../facts/tokens';
import type { Hex } from '../node/hex';
import { DEPLOYER, type SeedChain } from '../node/seedChain';
import { units } from './amounts';

/** First holder of the whole supply. */
export const UNI_TREASURY: Hex = '0x00000000000000000000000000000000000f0d00';

const TWO_DAYS = 172_800n;
// The second governor is the first with another proposal threshold: 2.5 million instead of 10 million.
const TEN_MILLION = '6a084595161401484a000000';
const TWO_AND_A_HALF_MILLION = '6a0211654585005212800000';

/** Whole tokens per holder. Supply is a thousand million; the remainder stays with its first holder. */
const SHARES: readonly (readonly [Hex, number])[] = [
  [GOVERNANCE.timelock, 400_000_000],
  [MERKLE_DISTRIBUTOR, 150_000_000],
  [BIG_VOTER, 60_000_000],
  [OTHER_VOTER, 11_000_000],
  [RICH, 5_000_000],
  [SECOND, 10_000],
  [THIRD, 10_000],
];

/** Deploys UNI, the timelock and the three governors, spreads the supply, and lets all but the second account delegate to themselves. */
export async function placeGovernance(chain: SeedChain, now: number): Promise<void> {
  const uni = loadCreationCode('@uniswap/governance/build/Uni.json');
  const uniArguments = [UNI_TREASURY, GOVERNANCE.timelock, BigInt(now + 1000)];
  await chain.place(T.UNI.address, withArguments(uni, 'address, address, uint256', uniArguments));
  const timelock = loadCreationCode('@uniswap/governance/build/Timelock.json');
  await chain.place(GOVERNANCE.timelock, withArguments(timelock, 'address, uint256', [DEPLOYER, TWO_DAYS]));
  await placeGovernors(chain);
  for (const [holder, whole] of SHARES) {
    const args = [holder, units(T.UNI, whole)];
    await chain.send({ from: UNI_TREASURY, to: T.UNI.address, signature: 'function transfer(address, uint256)', args });
  }
  for (const voter of [BIG_VOTER, OTHER_VOTER, RICH, THIRD]) {
    await chain.send({ from: voter, to: T.UNI.address, signature: 'function delegate(address)', args: [voter] });
  }
}

async function placeGovernors(chain: SeedChain): Promise<void> {
  const bindings = [GOVERNANCE.timelock, T.UNI.address];
  const alpha = loadCreationCode('@uniswap/governance/build/GovernorAlpha.json');
  await chain.place(GOVERNANCE.alphaV0, withArguments(alpha, 'address, address', bindings));
  const second = patchCode(alpha, TEN_MILLION, TWO_AND_A_HALF_MILLION);
  await chain.place(GOVERNANCE.alphaV1, withArguments(second, 'address, address', bindings));
  const bravo = ownCreationCode('GovernorBravo');
  await chain.place(GOVERNANCE.bravo, withArguments(bravo, 'address, address', bindings));
  const { timelock } = GOVERNANCE;
  // The timelock takes this order from itself alone.
  await chain.send({ from: timelock, to: timelock, signature: 'function setPendingAdmin(address)', args: [GOVERNANCE.bravo] });
  await chain.send({ from: DEPLOYER, to: GOVERNANCE.bravo, signature: 'function acceptTimelock()' });
}
