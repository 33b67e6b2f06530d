import { CONFIRM_WORD, shortenSymbol, type Token } from '@dex/mf-shared/domain';
import { AllowanceSteps } from '@dex/mf-shared/orders';
import { ConfirmByTyping } from '@dex/mf-shared/ui/controls';
import { Button, Column, ConnectButton, FormStatus, Text, UnsupportedAssets, ChangingLabel } from '@dex/mf-shared/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { gapToAgree } from '../../../domain/v3/startPrice';
import { poolOrders } from '../../../orders';
import { addButtonLooks } from './AddButton.look';
import { PriceGapText } from '../market/PriceGapText';
import { startPriceTexts } from '../market/startPrice.messages';
import { CoarseText } from './CoarseText';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { addTexts as texts } from './add.messages';

/** The approvals that are still needed, and the main button: its label, look and command come from one kind. */
export function AddButton({ form, commands }: { readonly form: AddScreenForm; readonly commands: AddCommands }) {
  const { button, currencyA, currencyB, unsupported, chain, account } = form;
  const cautions = cautionsOf(form);
  const [first] = cautions;
  const intl = useIntl();
  const [isExplained, setExplained] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (button === 'connectWallet') return <ConnectButton />;
  const { text, tone, command, symbolOf } = addButtonLooks[button];
  const named = symbolOf === 'A' ? currencyA : symbolOf === 'B' ? currencyB : null;
  const label = intl.formatMessage(text, { symbol: named ? shortenSymbol(named.symbol) : '' });
  const tokens = unsupported.flatMap((currency): Token[] => (currency.kind === 'token' ? [currency] : []));
  return (
    <Column $gap={12}>
      {account && button === 'approveFirst' && (
        <>
          <AllowanceSteps engineOf={poolOrders} owner={{ chainId: chain.chainId, account }} needs={form.needsA} parts="pool-v3-approve-a" />
          <AllowanceSteps engineOf={poolOrders} owner={{ chainId: chain.chainId, account }} needs={form.needsB} parts="pool-v3-approve-b" />
        </>
      )}
      <Button
        $size="large"
        $tone={tone}
        disabled={command === null}
        data-testid="pool-v3-add-button"
        data-kind={button}
        onClick={() => (first ? setAsking(true) : command?.(commands))}
      >
        <ChangingLabel text={label} />
      </Button>
      <FormStatus text={command === null && button !== 'enterAmount' ? label : ''} testId="pool-v3-heard" />
      {tokens.length > 0 && (
        <Button $tone="text" $size="small" onClick={() => setExplained(true)}>
          <FormattedMessage {...texts.unsupported} />
        </Button>
      )}
      {isAsking && first && (
        <ConfirmByTyping
          title={first.title}
          word={CONFIRM_WORD}
          onConfirm={() => {
            setAsking(false);
            command?.(commands);
          }}
          onDismiss={() => setAsking(false)}
        >
          <Column $gap={12}>
            {cautions.map(({ key, title, text }) => (
              <div key={key}>
                {key !== first.key && <Text $strong>{title}</Text>}
                <Text as="div" $tone="textMuted">
                  {text}
                </Text>
              </div>
            ))}
          </Column>
        </ConfirmByTyping>
      )}
      {isExplained && <UnsupportedAssets tokens={tokens} onDismiss={() => setExplained(false)} />}
    </Column>
  );
}

interface Caution {
  readonly key: 'owner' | 'price' | 'coarse';
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/**
 * All that must be agreed to by a typed word first: that the position is somebody else's (V3-20), and that a price that nothing stands
 * behind is far from the market (V3-26), and that a part is lost to rounding (V3-32). None takes the place of the other: whoever asks for a deposit may be who made the price.
 */
function cautionsOf(form: AddScreenForm): readonly Caution[] {
  const { foreignOwner, pool, priceGap, facts } = form;
  const cautions: Caution[] = [];
  if (foreignOwner) {
    const text = <FormattedMessage {...texts.foreignOwner} values={{ owner: foreignOwner }} />;
    cautions.push({ key: 'owner', title: <FormattedMessage {...texts.foreignTitle} />, text });
  }
  const gap = priceGap && gapToAgree(pool, priceGap.gap);
  if (priceGap && gap) {
    const text = <PriceGapText of={{ ...priceGap, gap }} />;
    cautions.push({ key: 'price', title: <FormattedMessage {...startPriceTexts.farTitle} />, text });
  }
  if (facts.deposit?.coarse)
    cautions.push({ key: 'coarse', title: <FormattedMessage {...texts.coarseTitle} />, text: <CoarseText form={form} /> });
  return cautions;
}
