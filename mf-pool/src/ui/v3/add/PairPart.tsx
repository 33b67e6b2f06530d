import type { Currency } from '@dex/mf-shared/domain';
import { Column, Row, Text, theme, TokenButton, TokenSelect } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PartHead } from './PartHead';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { addTexts as texts } from './add.messages';

/** On a phone the two buttons fill their line, be it one or two. */
const Pair = styled(Row)`
  @media (max-width: ${theme.breakpoint.small}px) {
    > button {
      flex: 1 1 auto;
      justify-content: center;
    }
  }
`;

/** The choice of the two tokens; each choice is a path. */
export function PairPart({ form, commands }: { readonly form: AddScreenForm; readonly commands: AddCommands }) {
  const intl = useIntl();
  const [open, setOpen] = useState<'A' | 'B' | null>(null);
  const other: Currency | null = open === 'A' ? form.currencyA : form.currencyB;
  return (
    <Column $gap={12}>
      <PartHead>
        <Text as="h2" $strong>
          <FormattedMessage {...texts.selectPair} />
        </Text>
      </PartHead>
      <Pair $gap={12} $wrap>
        <TokenButton
          label={intl.formatMessage(texts.firstToken)}
          currency={form.currencyA}
          onPress={() => setOpen('A')}
          testId="pool-v3-token-a"
        />
        <TokenButton
          label={intl.formatMessage(texts.secondToken)}
          currency={form.currencyB}
          onPress={() => setOpen('B')}
          testId="pool-v3-token-b"
        />
      </Pair>
      {open && <TokenSelect selected={other} onSelect={(currency) => commands.choose(open, currency)} onDismiss={() => setOpen(null)} />}
    </Column>
  );
}
