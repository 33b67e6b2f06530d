import { ratio } from '@dex/mf-shared/domain';
import type { Story } from '@dex/mf-shared/testing';
import { Button, useActiveChain } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { ONE, TWO } from '../../domain/orders.fixture';
import type { OverviewRow } from '../../domain/v3/overviewRows';
import { addButtonLooks } from '../v3/add/AddButton.look';
import { PositionRow } from '../v3/overview/PositionRow';
import { ownPosition } from '../v3/position/positionPage.fixture';

const { position, amounts } = ownPosition;

const row: OverviewRow = {
  position,
  token0: ONE,
  token1: TWO,
  isTokenUnread: false,
  tick: 0,
  state: 'inRange',
  amounts,
  value: ratio(1234n, 1n),
  fees: amounts,
  feesValue: ratio(56n, 1n),
};

const rows: Readonly<Record<string, OverviewRow>> = {
  inRange: row,
  outOfRange: { ...row, tick: 900, state: 'outOfRange' },
  closed: { ...row, position: { ...position, liquidity: '0' }, state: 'closed', value: ratio(0n, 1n) },
  unvalued: { ...row, value: null, feesValue: null },
  poolUnread: { ...row, tick: null, state: null, amounts: null, value: null, fees: null, feesValue: null },
  tokenUnread: { ...row, token1: null, isTokenUnread: true, state: null, tick: null, value: null, feesValue: null },
};

function Row({ shown }: { readonly shown: OverviewRow }) {
  return <PositionRow row={shown} chain={useActiveChain()} isLink />;
}

/** A position of the list in each of its states, and each kind of the button that adds to one. */
export const stories: readonly Story[] = [
  ...Object.entries(rows).map(([state, shown]) => ({ name: `pool-position-${state}`, draw: () => <Row shown={shown} /> })),
  ...Object.entries(addButtonLooks).map(([kind, { text, tone, command }]) => ({
    name: `pool-add-${kind}`,
    draw: () => (
      <Button $size="large" $tone={tone} disabled={command === null}>
        <FormattedMessage {...text} values={{ symbol: ONE.symbol }} />
      </Button>
    ),
  })),
];
