import { Button, Column, Icon, lazyPart, Row } from '@dex/mf-shared/ui';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trade } from '../../domain/trade';
import type { SwapFacts } from '../../state/swapFacts';
import { detailTexts as texts } from './details.messages';

const WhyPrice = lazyPart(async () => (await import('./why/WhyPrice')).WhyPrice);

/** The line that opens "why this price"; what stands behind it is loaded when it is asked for. */
export function WhyOpener(props: { readonly trade: Trade; readonly facts: SwapFacts }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Column $gap={isOpen ? 8 : 0}>
      <Row>
        <Button
          $tone="text"
          $size="small"
          $flush="start"
          aria-expanded={isOpen}
          aria-controls={id}
          data-testid="swap-why-open"
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage {...texts.why} />
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </Button>
      </Row>
      <div id={id}>{isOpen && <WhyPrice {...props} />}</div>
    </Column>
  );
}
