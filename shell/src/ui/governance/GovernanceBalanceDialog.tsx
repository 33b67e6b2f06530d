import { paths } from '@dex/mf-shared/contract';
import { type Address, type Chain, type Token, ZERO_ADDRESS } from '@dex/mf-shared/domain';
import { selectBlock } from '@dex/mf-shared/state';
import { Dialog } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  brand,
  Column,
  ExternalLink,
  Inset,
  Row,
  Text,
  theme,
  useAccount,
  useActiveChain,
  useRead,
  useReads,
  useSharedSelector,
  useUnsureMark,
} from '@dex/mf-shared/ui';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { governanceFigures, type GovernanceFigures } from '../../domain/governanceFigures';
import { governanceTexts as texts } from './governance.messages';

/** The whole figure in one line, on the narrowest phones too. */
const Total = styled(Text)`
  font-size: clamp(${theme.fontSize.medium}, 7vw, ${theme.fontSize.display});
`;

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <Row $justify="space-between" $gap={16}>
      <Text as="dt" $size="small" $tone="textMuted">
        {label}
      </Text>
      <Text as="dd" $size="small" $align="end">
        {children}
      </Text>
    </Row>
  );
}

function useFigures(chain: Chain, token: Token, account: Address): GovernanceFigures {
  const { chainId, merkleDistributor, miningPools } = chain;
  const balance = useRead({ kind: 'balance', chainId, account, token: token.address });
  const supply = useRead({ kind: 'totalSupply', chainId, token: token.address });
  const price = useRead({ kind: 'usdPrice', chainId, token: token.address });
  const undistributed = useRead({ kind: 'balance', chainId, account: merkleDistributor ?? ZERO_ADDRESS, token: token.address });
  const earned = useReads(miningPools.map(({ stakingRewards }) => ({ kind: 'earned', chainId, stakingRewards, account }) as const));
  const blockTimestamp = useSharedSelector((state) => selectBlock(state)?.timestamp ?? null);
  return governanceFigures({
    decimals: token.decimals,
    balance: balance.kind === 'known' ? balance.value : null,
    earned: earned.map((read) => (read.kind === 'known' ? read.value : null)),
    price: price.kind === 'known' ? price.value : null,
    supply: supply.kind === 'known' ? supply.value : null,
    undistributed: merkleDistributor && undistributed.kind === 'known' ? undistributed.value : null,
    blockTimestamp,
  });
}

function Figures({
  chain,
  token,
  account,
  onDismiss,
}: {
  readonly chain: Chain;
  readonly token: Token;
  readonly account: Address;
  readonly onDismiss: () => void;
}) {
  const figures = useFigures(chain, token, account);
  const mark = useUnsureMark();
  const values = { symbol: token.symbol };
  const isMainnet = chain.chainId === 1;
  return (
    <Column $gap={16}>
      <Inset>
        <Total as="p" $strong $align="center" data-testid="shell-governance-total">
          {figures.total}
        </Total>
        {mark !== '' && (
          <Text as="p" $size="small" $tone="textMuted" $align="center">
            {mark}
          </Text>
        )}
      </Inset>
      <Column as="dl" $gap={12}>
        <Line label={<FormattedMessage {...texts.balance} />}>{figures.balance + mark}</Line>
        <Line label={<FormattedMessage {...texts.unclaimed} />}>
          <span>{figures.unclaimed + mark}</span>{' '}
          {figures.hasUnclaimed && (
            <AppLink to={paths.mining()} onClick={onDismiss}>
              <FormattedMessage {...texts.claim} />
            </AppLink>
          )}
        </Line>
        <Line label={<FormattedMessage {...texts.price} values={values} />}>{figures.price}</Line>
        {isMainnet && <Line label={<FormattedMessage {...texts.circulation} values={values} />}>{figures.circulation}</Line>}
        <Line label={<FormattedMessage {...texts.supply} />}>{figures.supply}</Line>
      </Column>
      {isMainnet && (
        <ExternalLink href={brand.links.governanceAnalytics}>
          <FormattedMessage {...texts.analytics} values={values} />
        </ExternalLink>
      )}
    </Column>
  );
}

/** What the account has of the governance token, and how much of it there is (SHELL-15). */
export function GovernanceBalanceDialog({ onDismiss }: { readonly onDismiss: () => void }) {
  const chain = useActiveChain();
  const account = useAccount();
  const token = chain.governanceToken;
  const isOver = !token || !account;
  useEffect(() => {
    // The account, or the network that has the token, is gone.
    if (isOver) onDismiss();
  }, [isOver, onDismiss]);
  return (
    <Dialog
      title={<FormattedMessage {...texts.title} values={{ symbol: token?.symbol ?? '' }} />}
      onDismiss={onDismiss}
      testId="shell-governance-balance"
    >
      {token && account && <Figures chain={chain} token={token} account={account} onDismiss={onDismiss} />}
    </Dialog>
  );
}
