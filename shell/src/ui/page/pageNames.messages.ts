import type { RouteName } from '@dex/mf-shared/contract';
import { defineTexts } from '@dex/mf-shared/ui';

/** What a page is called until its section knows more of it; the gaps are filled from the address. */
export const pageNames = defineTexts({
  swap: { id: 'shell.pageName.swap', defaultMessage: 'Swap' },
  send: { id: 'shell.pageName.send', defaultMessage: 'Send' },
  pool: { id: 'shell.pageName.pool', defaultMessage: 'Your positions' },
  position: { id: 'shell.pageName.position', defaultMessage: 'Position {tokenId}' },
  add: { id: 'shell.pageName.add', defaultMessage: 'Add liquidity' },
  increase: { id: 'shell.pageName.increase', defaultMessage: 'Increase liquidity' },
  remove: { id: 'shell.pageName.remove', defaultMessage: 'Remove liquidity from position {tokenId}' },
  poolV2: { id: 'shell.pageName.poolV2', defaultMessage: 'Your V2 liquidity' },
  poolV2Find: { id: 'shell.pageName.poolV2Find', defaultMessage: 'Import a V2 pool' },
  createV2: { id: 'shell.pageName.createV2', defaultMessage: 'Create a V2 pair' },
  addV2: { id: 'shell.pageName.addV2', defaultMessage: 'Add V2 liquidity' },
  removeV2: { id: 'shell.pageName.removeV2', defaultMessage: 'Remove V2 liquidity' },
  migrateV2: { id: 'shell.pageName.migrateV2', defaultMessage: 'Migrate V2 liquidity' },
  migrateV2Pair: { id: 'shell.pageName.migrateV2Pair', defaultMessage: 'Migrate a V2 pair' },
  mining: { id: 'shell.pageName.mining', defaultMessage: 'Liquidity mining' },
  miningPool: { id: 'shell.pageName.miningPool', defaultMessage: 'Mining pool' },
  allowances: { id: 'shell.pageName.allowances', defaultMessage: 'Allowances' },
  claim: { id: 'shell.pageName.claim', defaultMessage: 'Claim' },
  vote: { id: 'shell.pageName.vote', defaultMessage: 'Votes' },
  proposal: { id: 'shell.pageName.proposal', defaultMessage: 'Proposal {governorIndex}.{id}' },
  createProposal: { id: 'shell.pageName.createProposal', defaultMessage: 'Create a proposal' },
}) satisfies Readonly<Record<RouteName, unknown>>;
