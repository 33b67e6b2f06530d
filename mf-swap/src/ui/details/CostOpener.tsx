import { formatAmount, type ChainId, type RawAmount } from '@dex/mf-shared/domain';
import { Button, Icon, useDollars, useServices, VisuallyHidden } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { detailTexts as texts } from './details.messages';

/** Wide enough for small costs, so that nothing moves when one takes the place of another; what is left of the room stands before it, not before the chevron. */
const Cost = styled.span`
  min-width: 5ch;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

interface CostOpenerProps {
  readonly chainId: ChainId;
  /** What the network takes; null while it did not say. */
  readonly cost: RawAmount | null;
  readonly isOpen: boolean;
  /** The id of what opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** What the network takes, in dollars where they are known; a press opens the details of the trade and closes them. */
export function CostOpener({ chainId, cost, isOpen, controls, onToggle }: CostOpenerProps) {
  const { native } = useServices().chains[chainId];
  const dollars = useDollars(native, cost);
  const inCoin = cost ? `≈ ${formatAmount(cost, native.decimals, 4, 'up')} ${native.symbol}` : '–';
  return (
    <Button
      $tone="text"
      $size="small"
      $flush="end"
      aria-expanded={isOpen}
      aria-controls={controls}
      data-testid="swap-details-open"
      style={{ marginInlineStart: 'auto' }}
      onClick={onToggle}
    >
      <VisuallyHidden>
        <FormattedMessage {...texts.open} />
      </VisuallyHidden>
      <Icon name="pump" size={16} />
      <Cost data-figure>{dollars ?? inCoin}</Cost>
      <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
    </Button>
  );
}
