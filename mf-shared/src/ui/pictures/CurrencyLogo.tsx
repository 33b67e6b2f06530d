import { styled } from 'styled-components';
import type { Chain } from '../../domain/chains/chain';
import type { Currency } from '../../domain/tokens/currency';
import { useServices } from '../services/ServicesContext';
import { theme } from '../theme/theme';
import { useKnownPictures, type KnownPictures } from './knownPictures';
import { LetterPicture } from './LetterPicture';
import { logoSources } from './logoSources';
import { Picture } from './Picture';

interface Found {
  readonly chain: Chain;
  readonly known: KnownPictures | null;
  readonly sources: readonly string[];
}

/** Where the picture of a currency was found to be: a list draws one token in each of its rows. */
const found = new WeakMap<Currency, Found>();

function sourcesOf(currency: Currency, chain: Chain, known: KnownPictures | null, ipfsGateways?: readonly string[]): readonly string[] {
  const before = found.get(currency);
  if (before?.chain === chain && before.known === known) return before.sources;
  const sources = logoSources(currency, chain, known, ipfsGateways);
  found.set(currency, { chain, known, sources });
  return sources;
}

interface CurrencyLogoProps {
  readonly currency: Currency;
  readonly size?: number;
}

/** The picture of a token or coin, with a drawn stand-in. */
export function CurrencyLogo({ currency, size = 24 }: CurrencyLogoProps) {
  const { chains, config } = useServices();
  const known = useKnownPictures(currency.chainId);
  const sources = sourcesOf(currency, chains[currency.chainId], known, config.ipfsGateways);
  const seed = currency.kind === 'token' ? currency.address : currency.symbol;
  return (
    <Picture sources={sources} size={size}>
      <LetterPicture text={currency.symbol} seed={seed} size={size} />
    </Picture>
  );
}

const Pair = styled.span`
  display: inline-flex;
  flex: none;
  & > span + span {
    margin-left: -8px;
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }
`;

interface CurrencyPairLogoProps {
  readonly one: Currency;
  readonly other: Currency;
  readonly size?: number;
}

/** The pictures of a pair, one a little over the other. */
export function CurrencyPairLogo({ one, other, size }: CurrencyPairLogoProps) {
  return (
    <Pair>
      <CurrencyLogo currency={one} size={size} />
      <CurrencyLogo currency={other} size={size} />
    </Pair>
  );
}
