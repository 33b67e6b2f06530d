import { marketGap } from '../../../domain/v3/startPrice';
import { addFacts } from '../../../state/v3/addFacts';
import { readyInputs } from '../../../state/v3/fixtures';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';

const { chain, account, currencyA, currencyB, fee, form: typed, pool } = readyInputs;
if (!account || !currencyA || !currencyB || pool.kind !== 'exists') throw new Error('The form is ready');
const facts = addFacts(readyInputs);
const { pair, price } = facts;
if (!pair || !price) throw new Error('There is a price');
// The pool is at one, everything else at four.
const market = {
  kind: 'known',
  references: [{ source: { kind: 'v2' }, sqrtPriceX96: String(2n << 96n), outweighs: false }],
  isComplete: true,
} as const;
/** The form of an addition that is ready to be shown for signing. */
export const readyForm: AddScreenForm = {
  subject: 'ETH//',
  chain,
  account,
  manager: account,
  url: { currencyIdA: null, currencyIdB: null, fee },
  typed,
  currencyA,
  currencyB,
  known: [],
  unsupported: [],
  fee,
  view: null,
  foreignOwner: null,
  elsewhere: null,
  pool,
  poolAddress: null,
  rangeKey: '',
  market,
  priceGap: {
    pair,
    base: currencyA,
    quote: currencyB,
    sqrtPriceX96: price.sqrtPriceX96,
    isNew: false,
    gap: marketGap(price.sqrtPriceX96, market),
    deposit: null,
  },
  facts,
  balanceA: { value: readyInputs.balanceA, isSyncing: false },
  balanceB: { value: readyInputs.balanceB, isSyncing: false },
  needsA: [],
  needsB: [],
  button: 'preview',
};

const idle = () => undefined;

/** Commands that do nothing. */
export const idleCommands: AddCommands = {
  choose: idle,
  chooseFee: idle,
  turnOver: idle,
  type: idle,
  max: () => undefined,
  typeRange: idle,
  step: idle,
  typeStartPrice: idle,
  clear: idle,
  preview: idle,
  addAtOnce: idle,
  createPool: idle,
};
