import type { Address } from '@dex/mf-shared/domain';
import { Heading } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { AddressLink } from './AddressLink';
import { detailTexts } from './governance.messages';

/** Who made a proposal. */
export function Proposer({ address }: { readonly address: Address }) {
  return (
    <>
      <Heading as="h2" $size="medium">
        <FormattedMessage {...detailTexts.proposer} />
      </Heading>
      <AddressLink address={address} />
    </>
  );
}
