import type { Currency } from '@dex/mf-shared/domain';
import { Column, Row, Text, TokenButton, TokenSelect } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { addTexts as texts } from './add.messages';

/** The choice of the two tokens; each choice is a path. */
export function PairPart({ form, commands }: { readonly form: AddScreenForm; readonly commands: AddCommands }) {
  const intl = useIntl();
  const [open, setOpen] = useState<'A' | 'B' | null>(null);
  const other: Currency | null = open === 'A' ? form.currencyA : form.currencyB;
  return (
    <Column $gap={12}>
      <Text as="h2" $strong>
        <FormattedMessage {...texts.selectPair} />
      </Text>
      <Row $gap={12} $wrap>
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
      </Row>
      {open && <TokenSelect selected={other} onSelect={(currency) => commands.choose(open, currency)} onDismiss={() => setOpen(null)} />}
    </Column>
  );
}
