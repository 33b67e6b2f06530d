import { formatFixedAmount } from '@dex/mf-shared/domain';
import { Button, theme, useAccount, useActiveChain, useOpenDialog, useRead, useUnsureMark } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { headerTexts } from './header.messages';

const WideOnly = styled.span`
  display: contents;
  @media (max-width: ${theme.breakpoint.large}px) {
    display: none;
  }
`;

/** The account's amount of the governance token, where there is one; opens its balance (SHELL-15). */
export function GovernanceAmount() {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const account = useAccount();
  const { chainId, governanceToken } = useActiveChain();
  const balance = useRead(account && governanceToken ? { kind: 'balance', chainId, account, token: governanceToken.address } : null);
  // It comes with its figure: a dash that grows to one would move, and the first among the tools moves nothing as it comes.
  const mark = useUnsureMark();
  const [hasCome, setCome] = useState(false);
  if (!hasCome && balance.kind !== 'loading' && account) setCome(true);
  // Once there it stays while another account is read: whoever stands on it keeps their focus.
  if (!account || !governanceToken || (balance.kind === 'loading' && !hasCome)) return null;
  const amount = balance.kind === 'known' ? formatFixedAmount(balance.value, governanceToken.decimals, 2) : '–';
  const shown = `${amount} ${governanceToken.symbol}${balance.kind === 'known' ? mark : ''}`;
  return (
    <WideOnly>
      <Button
        $size="small"
        $tone="secondary"
        data-testid="shell-governance-amount"
        aria-label={intl.formatMessage(headerTexts.governance, { symbol: shown })}
        onClick={() => openDialog({ kind: 'governanceTokenBalance' })}
      >
        <span key={mark} data-figure>
          {shown}
        </span>
      </Button>
    </WideOnly>
  );
}
