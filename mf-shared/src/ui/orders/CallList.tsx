import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { type Address, parseAddress, sameAddress, ZERO_ADDRESS } from '../../domain/address';
import type { Chain } from '../../domain/chains/chain';
import type { PreparedOrder, SaidCall } from '../../domain/orders/preparedOrder';
import { type Statement, statementText } from '../../domain/orders/statement';
import { MAX_UINT256, ZERO_AMOUNT } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';
import { Column, Inset } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { Amount } from './Amount';
import { Line, Lines } from './Lines';
import { namedAmount } from './namedAmount';
import { callTexts as texts, orderTexts } from './orders.messages';
import { TargetName, useTargetName } from './TargetName';
import { WayLine } from './WayLine';
import { WholeAddress } from './WholeAddress';

/**
 * What only a section knows of its calls: a name and a value in words, or null to leave the fact out. The action of a call may be a whole
 * sentence: that is its name, and it has no value.
 */
export type DetailText = (name: string, value: string) => Detail | null;

interface Detail {
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Stands beside its name, however long what was read is: an amount that names its token by an address there, say. */
  readonly isShort?: boolean;
}

/** What a call does as a whole, where its other facts do not tell it. */
const ACTION = 'action';

interface CallListProps {
  readonly chain: Chain;
  readonly account: Address;
  readonly prepared: PreparedOrder;
  readonly currencies: readonly Currency[];
  readonly detail?: DetailText;
  /** Before the test ids of the parts. */
  readonly parts: string;
}

/** What the wallet will be asked, in plain words, read back from the very calls that are sent: all of them, approvals included. */
export function CallList({ prepared, parts, ...common }: CallListProps) {
  return (
    <Inset $padding={12} data-testid={`${parts}-asked`}>
      <Column $gap={12}>
        <Text $size="small" $strong>
          <FormattedMessage {...orderTexts.asked} />
        </Text>
        {prepared.way === 'walletBatch' && prepared.says.length > 1 && (
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...orderTexts.batched} />
          </Text>
        )}
        <Column $gap={20}>
          {prepared.says.map((said, index) => (
            <Call key={index} said={said} parts={parts} {...common} />
          ))}
        </Column>
      </Column>
    </Inset>
  );
}

type CallProps = Omit<CallListProps, 'prepared'> & { readonly said: SaidCall };

function Call({ said, ...common }: CallProps) {
  const { to, data } = said.call;
  // A plain payment calls no contract: whom it pays is said already.
  const isCall = data.length > 2;
  // Whole sentences stand before the list of names and values.
  const isSentence = (statement: Statement) =>
    statement.kind === 'allows' || statement.kind === 'allowsPosition' || (statement.kind === 'detail' && statement.name === ACTION);
  const lines = inOrder(said.says.filter((statement, index) => !isSentence(statement) && !isRepeated(said.says, index)));
  return (
    <Column $gap={8} data-testid="order-call">
      {said.says.filter(isSentence).map((statement, index) => (
        <StatementLine key={index} statement={statement} {...common} />
      ))}
      <Lines>
        {lines.map((statement, index) => (
          <StatementLine key={index} statement={statement} next={lines[index + 1]} {...common} />
        ))}
        {isCall && (
          <Line name={<FormattedMessage {...texts.contract} />} brief>
            <TargetName {...common} to={to} />
          </Line>
        )}
      </Lines>
    </Column>
  );
}

/** As it is read back, but that until when it holds stands last, beside the contract. */
function inOrder(says: readonly Statement[]): readonly Statement[] {
  const isEnd = ({ kind }: Statement) => kind === 'until';
  return [...says.filter((statement) => !isEnd(statement)), ...says.filter(isEnd)];
}

/** Steps of one call end at the same second and pay the same account: that is told once. An amount that is moved twice is told twice. */
function isRepeated(says: readonly Statement[], index: number): boolean {
  const statement = says[index];
  if (statement?.kind !== 'until' && !(statement?.kind === 'detail' && statement.name === 'recipient')) return false;
  const text = statementText(statement);
  return says.slice(0, index).some((earlier) => statementText(earlier) === text);
}

/** Details that are compared but mean nothing to a person, or are told by the contract's name. */
const UNSPOKEN: ReadonlySet<string> = new Set(['contract', 'permitNonce', 'permitUntil', 'permitSignature']);

/** What is longer, as an address is, stands below its name, as a text of several lines does. */
const LONGEST_BESIDE = 40;

type StatementProps = Omit<CallProps, 'said'> & { readonly statement: Statement; readonly next?: Statement | undefined };

function StatementLine({ statement, next, ...common }: StatementProps) {
  const { chain, account, currencies, detail, parts } = common;
  switch (statement.kind) {
    case 'pays':
      return (
        <Line
          name={<FormattedMessage {...(statement.bound === 'atMost' ? texts.payAtMost : texts.payExactly)} />}
          testId={`${parts}-spend-at-most`}
        >
          <Amount {...namedAmount(statement, chain, currencies)} />
        </Line>
      );
    case 'receives':
      return (
        <>
          <Line
            name={<FormattedMessage {...(statement.bound === 'atLeast' ? texts.receiveAtLeast : texts.receiveExactly)} />}
            testId={`${parts}-receive-at-least`}
          >
            <Amount {...namedAmount(statement, chain, currencies)} />
          </Line>
          {!isPaidNext(statement.recipient, next) && (
            <Line
              name={<FormattedMessage {...(sameAddress(statement.recipient, account) ? texts.toYourself : texts.to)} />}
              testId={`${parts}-sent-to`}
              wide
            >
              <WholeAddress address={statement.recipient} />
            </Line>
          )}
        </>
      );
    case 'way':
      return <WayLine way={statement} chain={chain} currencies={currencies} />;
    case 'until':
      return (
        <Line name={<FormattedMessage {...texts.until} />}>
          <FormattedDate value={statement.seconds * 1000} dateStyle="medium" timeStyle="short" />
        </Line>
      );
    case 'allows':
      return <Allows statement={statement} {...common} />;
    case 'allowsPosition':
      return <AllowsPosition statement={statement} {...common} />;
    case 'detail': {
      const said = UNSPOKEN.has(statement.name) ? null : detail?.(statement.name, statement.value);
      if (said && statement.name === ACTION) {
        return (
          <Text as="p" $size="small" data-testid="order-action">
            {said.name}
          </Text>
        );
      }
      const shown = typeof said?.value === 'string' ? said.value : statement.value;
      return (
        said && (
          <Line name={said.name} wide={!said.isShort && (shown.length > LONGEST_BESIDE || shown.includes('\n'))}>
            {inHalves(said.value)}
          </Line>
        )
      );
    }
  }
}

function inHalves(value: ReactNode): ReactNode {
  const address = typeof value === 'string' ? parseAddress(value) : null;
  return address === null ? value : <WholeAddress address={address} />;
}

/** Several amounts to one account name it once, below the last of them. */
function isPaidNext(recipient: Address, next: Statement | undefined): boolean {
  return next?.kind === 'receives' && sameAddress(next.recipient, recipient);
}

type Kind<K extends Statement['kind']> = Omit<StatementProps, 'statement'> & { readonly statement: Extract<Statement, { kind: K }> };

function Allows({ statement: { token, spender, amount }, chain, account, currencies }: Kind<'allows'>) {
  const name = useTargetName({ chain, account, to: spender, currencies });
  const text = amount === MAX_UINT256 ? texts.allowsAll : amount === ZERO_AMOUNT ? texts.takesBack : texts.allows;
  return (
    <Text as="p" $size="small" data-testid="order-allows">
      <FormattedMessage {...text} values={{ spender: name, ...namedAmount({ asset: token, amount }, chain, currencies) }} />
    </Text>
  );
}

function AllowsPosition({ statement: { spender, id }, chain, account, currencies }: Kind<'allowsPosition'>) {
  const name = useTargetName({ chain, account, to: spender, currencies });
  return (
    <Text as="p" $size="small" data-testid="order-allows">
      <FormattedMessage
        {...(sameAddress(spender, ZERO_ADDRESS) ? texts.takesBackPosition : texts.allowsPosition)}
        values={{ spender: name, id }}
      />
    </Text>
  );
}
