import type { Currency } from '@dex/mf-shared/domain';
import { Button, Column, Icon, lazyPart, Row } from '@dex/mf-shared/ui';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Route } from '../../domain/route';
import type { Trade } from '../../domain/trade';
import { openerTexts as texts } from './historyOpener.messages';

const PriceHistory = lazyPart(async () => (await import('./PriceHistory')).PriceHistory);

const idOf = (currency: Currency) => (currency.kind === 'token' ? currency.address.toLowerCase() : currency.symbol);

/**
 * The line that opens the history of the pair's price (SWAP-24); what stands behind it is loaded when it is asked for. It stays with the
 * pools that the largest part of the pair's first trade goes through, so that typing another amount does not exchange them.
 */
export function HistoryOpener({ trade }: { readonly trade: Trade }) {
  const id = useId();
  const { input, output, legs } = trade;
  const key = [input.chainId, idOf(input), idOf(output)].join('-');
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<{ readonly key: string; readonly way: Route | undefined } | null>(null);
  if (first?.key !== key) setFirst({ key, way: legs[0]?.route });
  if (!first?.way || first.key !== key) return null;
  return (
    <Column $gap={isOpen ? 8 : 0} data-testid="swap-history">
      <Row>
        <Button
          $tone="text"
          $size="small"
          $flush="start"
          aria-expanded={isOpen}
          aria-controls={id}
          data-testid="swap-history-open"
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage {...texts.title} />
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </Button>
      </Row>
      <div id={id}>{isOpen && <PriceHistory key={key} way={first.way} trade={trade} />}</div>
    </Column>
  );
}
