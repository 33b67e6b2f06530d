import { useIntl } from 'react-intl';
import { type Address, shortenAddress } from '../../domain/address';
import { explorerLink, type ExplorerSubject } from '../../domain/chains/explorerLink';
import type { ChainId } from '../../domain/chainId';
import { ExternalLink } from '../router/links';
import { useServices } from '../services/ServicesContext';
import { addressTexts } from './AddressText.messages';

interface AddressTextProps {
  readonly address: Address;
  /** With a chain the text is a link to its explorer. */
  readonly chainId?: ChainId;
  readonly subject?: Extract<ExplorerSubject, 'address' | 'token'>;
}

/** An address: shortened to the eye, whole in the title and for screen readers. */
export function AddressText({ address, chainId, subject = 'address' }: AddressTextProps) {
  const intl = useIntl();
  const { chains } = useServices();
  if (chainId === undefined) return <span title={address}>{shortenAddress(address)}</span>;
  const chain = chains[chainId];
  const name = intl.formatMessage(addressTexts.onExplorer, { address, explorer: chain.explorer.name });
  return (
    <ExternalLink href={explorerLink(chain, subject, address)} title={address} aria-label={name}>
      {shortenAddress(address)}
    </ExternalLink>
  );
}
