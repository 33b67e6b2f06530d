import { requireAddress } from '@dex/mf-shared/domain';
import type { GovernorIndex } from './governor';
import { newestFirst, type Proposal } from './proposal';

const proposal = (governorIndex: GovernorIndex, id: string): Proposal => ({
  id,
  governorIndex,
  proposer: requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'),
  status: 'active',
  startBlock: 1,
  endBlock: 2,
  forCount: '0',
  againstCount: '0',
  abstainCount: '0',
  content: null,
});

it('lists the newest proposal first', () => {
  const mixed = [proposal(0, '4'), proposal(2, '9'), proposal(1, '3'), proposal(2, '10'), proposal(0, '1')];
  expect(newestFirst(mixed).map(({ governorIndex, id }) => `${governorIndex}.${id}`)).toEqual(['2.10', '2.9', '1.3', '0.4', '0.1']);
});
