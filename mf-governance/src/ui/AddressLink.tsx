import { explorerLink, type Address } from '@dex/mf-shared/domain';
import { ExternalLink, useActiveChain } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { addressLabel } from '../domain/addressLabels';
import { labelTexts } from './governance.messages';

/** An address that leads to the explorer; a contract that everybody knows by name shows the name. */
export function AddressLink({ address }: { readonly address: Address }) {
  const chain = useActiveChain();
  const label = addressLabel(chain.chainId, address, {
    token: chain.governanceToken?.address ?? null,
    timelock: chain.governance.timelock,
    governors: chain.governance.governors,
  });
  return (
    <ExternalLink href={explorerLink(chain, 'address', address)} title={address} plain>
      {label ? <FormattedMessage {...labelTexts[label]} /> : address}
    </ExternalLink>
  );
}
