import { selectWallet } from '@dex/mf-shared/state';
import { brand, Column, ExternalLink, LetterPicture, Picture, Row, Text, theme, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, styled } from 'styled-components';
import type { WalletControls } from '../../domain/wallets/walletControls';
import type { WalletOption } from '../../domain/wallets/walletOption';
import { METAMASK_INSTALL } from '../../domain/wallets/walletOptions';
import { useWalletName } from './useWalletName';
import { walletTexts } from './wallet.messages';

const look = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 56px;
  padding: 8px 16px;
  border: 0;
  border-radius: ${theme.radius.large};
  background: ${theme.color.inset};
  color: ${theme.color.text};
  font-weight: ${theme.fontWeight.strong};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${theme.color.hover};
  }
  &:disabled {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`;

const OptionButton = styled.button.attrs({ type: 'button' })`
  ${look}
`;
const OptionLink = styled.a.attrs({ target: '_blank', rel: 'noopener noreferrer' })`
  ${look}
`;

function OptionContent({ option, note }: { readonly option: WalletOption; readonly note?: ReactNode }) {
  const nameOf = useWalletName();
  return (
    <>
      <Row $gap={12}>
        <Picture sources={[option.iconURL]} size={28}>
          <LetterPicture text={option.name} seed={option.color} size={28} />
        </Picture>
        {option === METAMASK_INSTALL ? <FormattedMessage {...walletTexts.install} /> : nameOf(option.name)}
      </Row>
      {note && (
        <Text $size="small" $tone="textMuted">
          {note}
        </Text>
      )}
    </>
  );
}

function Option({
  option,
  isConnected,
  onChoose,
}: {
  readonly option: WalletOption;
  readonly isConnected: boolean;
  readonly onChoose: () => void;
}) {
  const { bus } = useServices();
  const testId = `shell-wallet-${option.key}`;
  const { href } = option;
  if (href !== null) {
    const left = () => bus.emit({ kind: 'eventReported', event: { kind: 'outboundLink', url: href } });
    return (
      <OptionLink href={href} data-testid={testId} onClick={left}>
        <OptionContent option={option} />
      </OptionLink>
    );
  }
  const note = option.isConfigured ? (
    isConnected && <FormattedMessage {...walletTexts.connectedNow} />
  ) : (
    <FormattedMessage {...walletTexts.notConfigured} />
  );
  return (
    <OptionButton data-testid={testId} disabled={!option.isConfigured} onClick={onChoose}>
      <OptionContent option={option} note={note} />
    </OptionButton>
  );
}

/** The wallets to choose from, and what connecting one agrees to. */
export function OptionsView({ manager, onChosen }: { readonly manager: WalletControls; readonly onChosen: () => void }) {
  const options = useSyncExternalStore(manager.onOptionsChange, manager.options);
  const { account, connected } = useSharedSelector(selectWallet);
  return (
    <Column $gap={16}>
      <Column as="ul" $gap={8} style={{ listStyle: 'none' }}>
        {options.map((option) => {
          const isConnected = account !== null && connected?.connectorId === option.key;
          const choose = () => {
            onChosen();
            if (!isConnected) void manager.connect(option.key);
          };
          return (
            <li key={option.key}>
              <Option option={option} isConnected={isConnected} onChoose={choose} />
            </li>
          );
        })}
      </Column>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage
          {...walletTexts.terms}
          values={{
            terms: (text) => (
              <ExternalLink key="terms" plain href={brand.links.terms}>
                {text}
              </ExternalLink>
            ),
            disclaimer: (text) => (
              <ExternalLink key="disclaimer" plain href={brand.links.disclaimer}>
                {text}
              </ExternalLink>
            ),
          }}
        />
      </Text>
    </Column>
  );
}
