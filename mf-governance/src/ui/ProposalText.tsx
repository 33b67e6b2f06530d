import type { Address } from '@dex/mf-shared/domain';
import { ProposalMarkdown } from './ProposalMarkdown';
import { Proposer } from './Proposer';

interface ProposalTextProps {
  readonly text: string;
  readonly proposer: Address;
}

/** The description of a proposal, and who made it: below a text whose height is not known, and so drawn with it. */
export function ProposalText({ text, proposer }: ProposalTextProps) {
  return (
    <>
      <ProposalMarkdown text={text} />
      <Proposer address={proposer} />
    </>
  );
}
