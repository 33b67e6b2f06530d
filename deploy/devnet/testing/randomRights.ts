import { parseHex, rawAmount, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { claimKind } from '../../../mf-claim/src/chain/claimKind';
import { delegateKind, voteKind } from '../../../mf-governance/src/chain/governanceKinds';
import { VOTE } from '../../../mf-governance/src/domain/proposalStatus';
import { revokeKind } from '../../../mf-pool/src/chain/allowances/revokeKind';
import { ACCOUNTS } from '../facts/accounts';
import { GOVERNANCE, MAINNET_V2, MERKLE_DISTRIBUTOR, V3 } from '../facts/contracts';
import { PROPOSALS } from '../facts/proposals';
import { MAINNET_TOKENS as T } from '../facts/tokens';
import { buildClaimTree } from '../seed/claimTree';
import { measuring, oneOf, orderOf, tokenOf, type OrderSource } from './randomOrders';

const UNI = requireAddress(T.UNI.address);
const GOVERNORS = [GOVERNANCE.alphaV0, GOVERNANCE.alphaV1, GOVERNANCE.bravo] as const;
const CLAIMS = [...buildClaimTree().entries];

/** A claim of anybody's share, those that were claimed before included. */
export const randomClaim: OrderSource = async (draw) => {
  const [account, { index, amount, proof }] = oneOf(draw.random, CLAIMS);
  const recipient = requireAddress(account);
  const entry = { index, amount: rawAmount(BigInt(amount)), proof: proof.flatMap((hash) => parseHex(hash) ?? []) };
  const distributor = requireAddress(MERKLE_DISTRIBUTOR);
  return orderOf(draw, claimKind, { distributor, recipient, entry }, { limits: measuring([], [{ asset: UNI, recipient }]) });
};

/** A delegation, or a vote on a proposal that may be over. Neither moves anything. */
export const randomGovernance: OrderSource = async (draw) => {
  const delegatee = requireAddress(oneOf(draw.random, ACCOUNTS));
  if (draw.random() < 0.5) return orderOf(draw, delegateKind, { token: UNI, delegatee });
  const { governor: governorIndex, id } = oneOf(draw.random, PROPOSALS);
  const governor = requireAddress(GOVERNORS[governorIndex]);
  return orderOf(draw, voteKind, {
    governor,
    governorIndex,
    proposalId: String(id),
    support: oneOf(draw.random, [VOTE.against, VOTE.for]),
  });
};

/** What a router or the position manager may take of a token, taken back. */
export const randomRevocation: OrderSource = async (draw) => {
  const token = tokenOf(oneOf(draw.random, Object.values(T)));
  const spender = requireAddress(oneOf(draw.random, [MAINNET_V2.router, V3.swapRouter, V3.swapRouter02, V3.positionManager]));
  const grants = [{ kind: 'token', token, spender, amount: ZERO_AMOUNT, lowering: 'toNothing' }] as const;
  return orderOf(draw, revokeKind, { grants }, { needs: [{ token, spender, amount: ZERO_AMOUNT, permit: null }] });
};
