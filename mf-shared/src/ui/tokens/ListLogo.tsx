import { safeImageUrls } from '../../domain/tokenLists/safeImageUrl';
import type { TokenList } from '../../domain/tokenLists/tokenList';
import { LetterPicture } from '../pictures/LetterPicture';
import { Picture } from '../pictures/Picture';
import { useServices } from '../services/ServicesContext';

interface ListLogoProps {
  readonly list: Pick<TokenList, 'name' | 'logoURI'>;
  readonly size?: number;
}

/** The picture of a list, from a safe source only, with a drawn stand-in. */
export function ListLogo({ list, size = 28 }: ListLogoProps) {
  const { config } = useServices();
  return (
    <Picture sources={safeImageUrls(list.logoURI, config.ipfsGateways)} size={size}>
      <LetterPicture text={list.name} seed={list.name} size={size} />
    </Picture>
  );
}
