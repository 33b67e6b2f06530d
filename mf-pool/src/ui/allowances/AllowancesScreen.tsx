import { shortenSymbol } from '@dex/mf-shared/domain';
import {
  Button,
  Card,
  Column,
  ConnectButton,
  FormColumn,
  Heading,
  Notice,
  Row,
  Skeleton,
  Text,
  theme,
  useAccount,
  useActiveChain,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import { selectIsAccountUnsure } from '@dex/mf-shared/state';
import { EmptyState } from '@dex/mf-shared/ui/controls';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { grantId, isRevocable, type AllowanceQuestion, type Grant } from '../../domain/allowances/grants';
import { allowancesTexts as texts } from './allowances.messages';
import { GrantRow } from './GrantRow';
import { useRevoking } from './useRevoking';
import { useGrants, type Grants } from './useGrants';

/** `/allowances`: what the account lets the contracts of the application take, and the way to take it back. */
export function AllowancesScreen() {
  const account = useAccount();
  const { label } = useActiveChain();
  return (
    <FormColumn $width={theme.width.pools}>
      <Card data-testid="pool-allowances">
        <Column $gap={16}>
          <Heading>
            <FormattedMessage {...texts.title} />
          </Heading>
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.explanation} values={{ network: label }} />
          </Text>
          {account ? (
            <Own />
          ) : (
            <Column $gap={16} $align="center">
              <Text as="p" $tone="textMuted" $align="center">
                <FormattedMessage {...texts.connect} />
              </Text>
              <ConnectButton $size="medium" />
            </Column>
          )}
        </Column>
      </Card>
    </FormColumn>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

function Own() {
  const chain = useActiveChain();
  const account = useAccount();
  const known = useGrants();
  const isUnsure = useSharedSelector(selectIsAccountUnsure);
  const { revoke, isSent, review } = useRevoking();
  const { grants } = known;
  if (!account) return null;
  const unsent = grants.filter((grant) => !isSent(grant));
  const open = unsent.filter(isRevocable);
  const leftOut = [...new Set(unsent.filter((grant) => !isRevocable(grant)).map(nameOf))];
  return (
    <Column $gap={12}>
      {review}
      {isUnsure && (
        <Notice kind="warning" testId="pool-allowances-unsure">
          <FormattedMessage {...texts.unsure} />
        </Notice>
      )}
      <Reading known={known} />
      {grants.length > 0 && (
        <List>
          {grants.map((grant) => (
            <GrantRow
              key={grantId(grant)}
              grant={grant}
              chain={chain}
              account={account}
              isSent={isSent(grant)}
              onRevoke={() => revoke([grant])}
            />
          ))}
        </List>
      )}
      {open.length > 1 && (
        <Column $gap={8}>
          <Button $tone="danger" data-testid="pool-revoke-all" onClick={() => revoke(open)}>
            <FormattedMessage {...texts.revokeAll} values={{ count: open.length }} />
          </Button>
          {leftOut.length > 0 && (
            <Text as="p" $size="small" $tone="textMuted" data-testid="pool-revoke-left-out">
              <FormattedMessage {...texts.leftOut} values={{ names: leftOut.join(', ') }} />
            </Text>
          )}
        </Column>
      )}
      <Looked known={known} />
    </Column>
  );
}

/** How the reading went: never "nothing" where something was not read. */
function Reading({ known }: { readonly known: Grants }) {
  const { kind, grants, isOld, arePositionsUnread, looked } = known;
  if (kind === 'loading')
    return (
      <Column $gap={8} role="status">
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...texts.loading} />
        </Text>
        <Skeleton $height="64px" />
      </Column>
    );
  return (
    <>
      {(kind === 'failed' || isOld) && (
        <Notice kind={kind === 'failed' ? 'error' : 'warning'} testId="pool-allowances-failed">
          <span>
            <FormattedMessage {...(kind === 'failed' ? texts.unread : texts.unreadAgain)} />
          </span>
          <Button $size="small" $tone="secondary" onClick={known.readAgain}>
            <FormattedMessage {...texts.again} />
          </Button>
        </Notice>
      )}
      {arePositionsUnread && (
        <Notice kind="warning" testId="pool-allowances-positions-unread">
          <FormattedMessage {...texts.unreadPositions} />
        </Notice>
      )}
      {kind === 'known' && grants.length === 0 && (
        <EmptyState testId="pool-allowances-none">
          <FormattedMessage {...texts.none} values={{ ...looked }} />
        </EmptyState>
      )}
    </>
  );
}

/** As many are named; lists may hold hundreds of tokens that are no contracts on a network. */
const NAMED = 6;

/** What the list is a list of. */
function Looked({ known: { kind, grants, unread, looked, readAgain } }: { readonly known: Grants }) {
  if (kind !== 'known') return null;
  const names = [...new Set(unread.map(nameOf))];
  return (
    <>
      {names.length > 0 && (
        <Text as="p" $size="small" $tone="textMuted" data-testid="pool-allowances-unread">
          <FormattedMessage
            {...(names.length > NAMED ? texts.unreadMany : texts.unreadNamed)}
            values={{ count: names.length, names: names.join(', ') }}
          />
        </Text>
      )}
      <Row $justify="space-between" $gap={12}>
        <Text as="p" $size="small" $tone="textMuted">
          {grants.length > 0 && <FormattedMessage {...texts.looked} values={{ ...looked }} />}
        </Text>
        <Button $size="small" $tone="text" $flush="end" onClick={readAgain}>
          <FormattedMessage {...texts.again} />
        </Button>
      </Row>
    </>
  );
}

function nameOf(question: AllowanceQuestion | Grant): string {
  if (question.kind === 'token') return shortenSymbol(question.token.symbol);
  return question.kind === 'position' ? `#${question.id}` : question.spender;
}
