import { ratio } from '@dex/mf-shared/domain';
import type { Story } from '@dex/mf-shared/testing';
import { useActiveChain } from '@dex/mf-shared/ui';
import { ONE, TWO } from '../../domain/orders.fixture';
import type { AddButtonKind } from '../../domain/v3/addButton';
import type { OverviewRow } from '../../domain/v3/overviewRows';
import { AddButton } from '../v3/add/AddButton';
import { addButtonLooks } from '../v3/add/AddButton.look';
import { idleCommands, readyForm } from '../v3/add/addForm.fixture';
import { PositionRow } from '../v3/overview/PositionRow';
import { ownPosition } from '../v3/position/positionPage.fixture';
import { screenStories } from './screenStories';

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

function isKind(name: string): name is AddButtonKind {
  return name === 'connectWallet' || Object.hasOwn(addButtonLooks, name);
}

/** A position of the list in each of its states, each kind of the button that adds to one, and the screens. */
export const stories: readonly Story[] = [
  ...Object.entries(rows).map(([state, shown]) => ({ name: `pool-position-${state}`, draw: () => <Row shown={shown} /> })),
  ...['connectWallet', ...Object.keys(addButtonLooks)].filter(isKind).map((button) => ({
    name: `pool-add-${button}`,
    draw: () => <AddButton form={{ ...readyForm, button }} commands={idleCommands} />,
  })),
  ...screenStories,
];
