import { FormattedMessage } from 'react-intl';
import type { Address } from '../../domain/address';
import { plainText } from '../../domain/text/foreignText';
import { parseCurrencyId } from '../../domain/tokens/currencyId';
import { Notice } from '../primitives/Notice';
import { useReads } from '../services/useRead';
import { useActiveChain } from '../services/walletHooks';
import { linkTokenTexts as texts } from './LinkTokens.messages';

/** As long as an address; what is longer was never one. */
const SHOWN_LENGTH = 42;

interface LinkTokensProps {
  /** What the link says where a token belongs; null or empty where it says nothing. */
  readonly texts: readonly (string | null | undefined)[];
}

/** Says of each token of a link that is none on the active network, that it is none (TOKEN-21); nothing while all are well or not known yet. */
export function LinkTokens({ texts: given }: LinkTokensProps) {
  const { chainId, label: network } = useActiveChain();
  const entries = given.flatMap((text) => (text ? [{ text, id: parseCurrencyId(text) }] : []));
  const addresses = entries.flatMap(({ id }): Address[] => (id !== null && id !== 'ETH' ? [id] : []));
  const reads = useReads<'token'>(addresses.map((address) => ({ kind: 'token', chainId, address })));
  const isNone = (id: string | null) => {
    const read = reads[addresses.findIndex((address) => address === id)];
    // The chain must have answered, and as no token does: in an outage nothing is known of it.
    return id === null || (read?.kind === 'failed' && !read.isUnreached);
  };
  const none = new Set(entries.filter(({ id }) => isNone(id)).map(({ text, id }) => id ?? shortened(plainText(text))));
  if (none.size === 0) return null;
  return (
    <Notice kind="warning" testId="shared-not-a-token">
      {[...none].map((text) => (
        <span key={text}>
          <FormattedMessage {...texts.notAToken} values={{ network, text }} />
        </span>
      ))}
    </Notice>
  );
}

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
