import { FormattedMessage } from 'react-intl';
import type { ProposalContent } from '../domain/proposal';
import { listTexts } from './governance.messages';

/** What a proposal calls itself, or that it has no title. */
export function ProposalTitle({ content }: { readonly content: ProposalContent }) {
  return content.title === null ? <FormattedMessage {...listTexts.untitled} /> : <span>{content.title}</span>;
}
