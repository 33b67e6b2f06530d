import type { ChainId } from '../../domain/chainId';
import { useServices } from '../services/ServicesContext';
import { LetterPicture } from './LetterPicture';
import { networkLogoSources } from './logoSources';
import { Picture } from './Picture';

interface NetworkLogoProps {
  readonly chainId: ChainId;
  readonly size?: number;
}

/** The picture of a network, with a drawn stand-in. */
export function NetworkLogo({ chainId, size = 20 }: NetworkLogoProps) {
  const chain = useServices().chains[chainId];
  return (
    <Picture sources={networkLogoSources(chain)} size={size}>
      <LetterPicture text={chain.label} seed={chain.key} size={size} />
    </Picture>
  );
}
