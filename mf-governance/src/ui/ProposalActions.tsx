import { formatInFull, parseAddress, parseRawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { Text, theme, useActiveChain, useCurrency } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { tokenAction, type TokenAction } from '../domain/actionMeaning';
import type { ProposalAction } from '../domain/proposal';
import { AddressLink } from './AddressLink';
import { detailTexts } from './governance.messages';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding-left: 24px;
`;

const Code = styled.code`
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
  & a {
    display: inline;
  }
`;

const Words = styled.p`
  font-weight: ${theme.fontWeight.strong};
  overflow-wrap: anywhere;
  & a {
    display: inline;
  }
`;

/** The arguments as they were decoded; those that are addresses lead to the explorer (GOV-4). */
function Arguments({ text }: { readonly text: string }) {
  return text.split(/(0x[0-9a-fA-F]{40})(?![0-9a-fA-F])/).map((part, place) => {
    const address = parseAddress(part);
    return address ? <AddressLink key={place} address={address} /> : part;
  });
}

function ActionData({ action }: { readonly action: ProposalAction }) {
  if (action.callData !== null)
    return (
      <Code>
        <span>(</span>
        <Arguments text={action.callData} />
        <span>)</span>
      </Code>
    );
  if (action.rawCallData.length === 2) return null;
  return (
    <details>
      <summary>
        <FormattedMessage {...detailTexts.rawData} />
      </summary>
      <Code>{action.rawCallData}</Code>
    </details>
  );
}

/** The action in words, where its target is a token whose decimals the contract gave; the call itself stands below in any case. */
function InWords({ action }: { readonly action: TokenAction }) {
  const { chainId } = useActiveChain();
  const token = useCurrency(action.token, chainId);
  if (token.kind !== 'known' || token.decimals !== 'contract') return null;
  const values = {
    amount: formatInFull(action.amount, token.currency.decimals),
    symbol: shortenSymbol(token.currency.symbol),
    address: <AddressLink address={action.to} />,
  };
  return (
    <Words>
      <FormattedMessage {...(action.kind === 'transfer' ? detailTexts.transfers : detailTexts.approves)} values={values} />
    </Words>
  );
}

/** What a proposal does when it is executed: target, function, arguments. Everything here is text, whatever the proposal holds. */
export function ProposalActions({ actions }: { readonly actions: readonly ProposalAction[] }) {
  const { native } = useActiveChain();
  const words = actions.map(tokenAction);
  return (
    <List data-testid="governance-actions">
      {actions.map((action, index) => {
        const value = parseRawAmount(action.value);
        return (
          // Actions never change and may be equal: their place is their identity.
          <li key={index}>
            {words[index] && <InWords action={words[index]} />}
            <AddressLink address={action.target} />
            <Code>{`.${action.functionSig}`}</Code>
            <ActionData action={action} />
            {value !== null && value !== '0' && (
              <Text $size="small" $tone="textMuted">
                {' '}
                <FormattedMessage {...detailTexts.value} values={{ amount: formatInFull(value, native.decimals), symbol: native.symbol }} />
              </Text>
            )}
          </li>
        );
      })}
    </List>
  );
}
