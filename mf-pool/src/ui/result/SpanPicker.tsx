import { SegmentedControl, TextField } from '@dex/mf-shared/ui/controls';
import { Button, Column, Notice, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ThenAnswer } from '../../domain/then';
import { spanTexts as texts } from './span.messages';
import { beginningOf, type Span } from './useSpan';

interface SpanPickerProps {
  readonly span: Span;
  readonly onChange: (span: Span) => void;
  /** What is known of the beginning of the chosen day. */
  readonly then: ThenAnswer<unknown>;
}

/** Whether a result is of all time or since the beginning of a day, and what is known of that day. */
export function SpanPicker({ span, onChange, then }: SpanPickerProps) {
  const intl = useIntl();
  return (
    <Column $gap={8} data-testid="pool-result-span" data-kind={span.kind === 'life' ? 'life' : then.kind}>
      <SegmentedControl
        label={intl.formatMessage(texts.span)}
        value={span.kind}
        options={[
          { value: 'life', text: <FormattedMessage {...texts.life} /> },
          { value: 'since', text: <FormattedMessage {...texts.since} /> },
        ]}
        onChange={(kind) => onChange({ ...span, kind })}
      />
      {span.kind === 'since' && (
        <>
          <TextField
            type="date"
            label={intl.formatMessage(texts.day)}
            value={span.day}
            onChange={(day) => onChange({ ...span, day })}
            data-testid="pool-result-day"
          />
          <Said isChosen={beginningOf(span.day) !== null} then={then} onAgain={() => onChange({ ...span, tries: span.tries + 1 })} />
        </>
      )}
    </Column>
  );
}

interface SaidProps {
  readonly isChosen: boolean;
  readonly then: ThenAnswer<unknown>;
  readonly onAgain: () => void;
}

function Said({ isChosen, then, onAgain }: SaidProps) {
  if (isChosen && then.kind === 'failed') {
    return (
      <Notice kind="warning" testId="pool-result-then-failed">
        <Text>
          <FormattedMessage {...texts.failed} />
        </Text>
        <Button $tone="secondary" $size="small" onClick={onAgain}>
          <FormattedMessage {...texts.again} />
        </Button>
      </Notice>
    );
  }
  return (
    <Text as="p" $size="small" $tone="textMuted" role="status" data-testid="pool-result-then">
      {!isChosen && <FormattedMessage {...texts.choose} />}
      {isChosen && then.kind !== 'known' && then.kind !== 'failed' && <FormattedMessage {...texts[then.kind]} />}
      {isChosen && then.kind === 'known' && <FormattedMessage {...texts.known} values={{ block: String(then.block) }} />}
    </Text>
  );
}
