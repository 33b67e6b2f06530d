import { sameAddress, shortenSymbol, type Address } from '@dex/mf-shared/domain';
import type { Order } from '@dex/mf-shared/orders';
import { Button, Notice, Row } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { ShownCollectAll } from '../../../domain/v3/collectAll';
import { partsOf, withoutParts, type CollectionPart } from '../../../domain/v3/collectionParts';
import { collectAllTexts as texts } from './collectAll.messages';
import { useTriedAlone } from './useTriedAlone';

interface FailingPartsProps {
  /** The order that does not go through. */
  readonly order: Order<ShownCollectAll>;
  /** All that is still to be collected, that order with it. */
  readonly left: ShownCollectAll;
  /** Goes on with a part of that. */
  readonly onTake: (left: ShownCollectAll) => void;
}

/** Where a collection of several fails: which of them stops the others, so that those can be taken without it, and it by itself. */
export function FailingParts({ order, left, onTake }: FailingPartsProps) {
  const parts = partsOf(order.terms);
  const { verdicts, isTrying, start } = useTriedAlone(order, parts);
  if (parts.length < 2) return null;
  const isTried = parts.every(({ id }) => verdicts.has(id));
  const failing = parts.filter(({ id }) => verdicts.get(id) === 'fails');
  const undecided = parts.filter(({ id }) => verdicts.get(id) === 'unknown').length;
  const others = withoutParts(left, new Set(failing.map(({ id }) => id)));
  const otherCount = others ? partsOf(others).length : 0;
  // What later steps bring is no part of this order, and stays.
  const takeAlone = (part: CollectionPart) => {
    const alone = withoutParts(left, new Set(parts.flatMap(({ id }) => (id === part.id ? [] : [id]))));
    if (alone) onTake(alone);
  };
  return (
    <Notice kind="info" testId="pool-v3-collect-failing">
      {!isTried && !isTrying && (
        <>
          <span>
            <FormattedMessage {...texts.oneMayStop} />
          </span>
          <Button $size="small" $tone="secondary" data-testid="pool-v3-collect-find" onClick={start}>
            <FormattedMessage {...texts.findIt} />
          </Button>
        </>
      )}
      {isTrying && (
        <span role="status">
          <FormattedMessage {...texts.tried} values={{ done: verdicts.size, all: parts.length }} />
        </span>
      )}
      {isTried && failing.length === 0 && undecided === 0 && <FormattedMessage {...texts.noneFails} />}
      {failing.length > 0 && !isTrying && (
        <span>
          <FormattedMessage {...texts.failing} values={{ count: failing.length }} />
        </span>
      )}
      {!isTrying &&
        failing.map((part) => (
          <Row key={part.id} $gap={8} $justify="space-between" $wrap data-testid={`pool-v3-collect-failing-${part.id}`}>
            <PartName part={part} />
            <Button $size="small" $tone="secondary" data-testid={`pool-v3-collect-alone-${part.id}`} onClick={() => takeAlone(part)}>
              <FormattedMessage {...texts.takeAlone} />
            </Button>
          </Row>
        ))}
      {isTried && undecided > 0 && (
        <span>
          <FormattedMessage {...texts.undecided} values={{ count: undecided }} />
        </span>
      )}
      {isTried && failing.length > 0 && others && (
        <Button $size="small" data-testid="pool-v3-collect-others" onClick={() => onTake(others)}>
          <FormattedMessage {...texts.takeOthers} values={{ count: otherCount }} />
        </Button>
      )}
    </Notice>
  );
}

function PartName({ part: { id, terms } }: { readonly part: CollectionPart }) {
  const symbolOf = (token: Address) => {
    const known = terms.currencies.find((currency) => currency.kind === 'token' && sameAddress(currency.address, token));
    return shortenSymbol(known?.symbol ?? '');
  };
  const [position] = terms.positions;
  const [reward] = terms.rewards;
  if (position)
    return (
      <span>
        <FormattedMessage {...texts.partPosition} values={{ a: symbolOf(position.token0), b: symbolOf(position.token1), id }} />
      </span>
    );
  return (
    <span>
      <FormattedMessage {...texts.partReward} values={{ symbol: reward ? symbolOf(reward.token) : '' }} />
    </span>
  );
}
