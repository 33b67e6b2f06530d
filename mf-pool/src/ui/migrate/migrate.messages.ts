import { decimalsButtonTexts, defineTexts } from '@dex/mf-shared/ui';
import type { MigrateButtonKind } from '../../domain/migrate/migrateButton';

export const migrateTexts = defineTexts({
  title: { id: 'pool.migrate.title', defaultMessage: 'Migrate Liquidity to V3' },
  explanation: {
    id: 'pool.migrate.explanation',
    defaultMessage: 'For each pool below, move your liquidity of version 2 into a position of version 3.',
  },
  connect: { id: 'pool.migrate.connect', defaultMessage: 'Connect to a wallet to view your V2 liquidity.' },
  none: { id: 'pool.migrate.none', defaultMessage: 'No V2 Liquidity found.' },
  loading: { id: 'pool.migrate.loading', defaultMessage: 'Loading' },
  missing: { id: 'pool.migrate.missing', defaultMessage: 'Do you miss a pool?' },
  import: { id: 'pool.migrate.import', defaultMessage: 'Import it.' },
  sushi: { id: 'pool.migrate.sushi', defaultMessage: 'Sushi' },
  migrate: { id: 'pool.migrate.migrate', defaultMessage: 'Migrate' },
  mustConnect: { id: 'pool.migrate.mustConnect', defaultMessage: 'You must connect an account.' },
  unknownPair: { id: 'pool.migrate.unknownPair', defaultMessage: 'There is no pair that can be migrated at this address.' },
  toList: { id: 'pool.migrate.toList', defaultMessage: 'Back to your pools' },
  unread: { id: 'pool.migrate.unread', defaultMessage: 'Your V2 liquidity could not be read. It is being tried again.' },
  unreadPart: { id: 'pool.migrate.unreadPart', defaultMessage: 'Some of your V2 liquidity could not be read. It is being tried again.' },
  failed: { id: 'pool.migrate.failed', defaultMessage: 'The pool could not be read. It is being tried again.' },
  noShares: { id: 'pool.migrate.noShares', defaultMessage: 'You have no liquidity in this pool.' },
  holdings: { id: 'pool.migrate.holdings', defaultMessage: 'Your V2 liquidity' },
  fee: { id: 'pool.migrate.fee', defaultMessage: 'Fee tier' },
  feePercent: { id: 'pool.migrate.feePercent', defaultMessage: '{fee}%' },
  newPool: {
    id: 'pool.migrate.newPool',
    defaultMessage:
      'This version 3 pool does not exist yet. It is made with your migration, at the price of the version 2 pool unless you choose another one. The gas is higher than usual.',
  },
  startPrice: { id: 'pool.migrate.startPrice', defaultMessage: 'Starting price' },
  ownPrice: { id: 'pool.migrate.ownPrice', defaultMessage: 'Use the price of your V2 pool' },
  v2Price: { id: 'pool.migrate.v2Price', defaultMessage: 'V2 price' },
  v3Price: { id: 'pool.migrate.v3Price', defaultMessage: 'V3 price' },
  difference: { id: 'pool.migrate.difference', defaultMessage: 'Price difference' },
  differencePercent: { id: 'pool.migrate.differencePercent', defaultMessage: '{percent}%' },
  differs: {
    id: 'pool.migrate.differs',
    defaultMessage:
      'Deposit liquidity only at a price that you trust. If the price seems wrong, you can make a swap to move it, or wait for somebody else to do so.',
  },
  price: { id: 'pool.migrate.price', defaultMessage: '{price} {quote} per {base}' },
  range: { id: 'pool.migrate.range', defaultMessage: 'Price range' },
  minPrice: { id: 'pool.migrate.minPrice', defaultMessage: 'Min price' },
  maxPrice: { id: 'pool.migrate.maxPrice', defaultMessage: 'Max price' },
  lower: { id: 'pool.migrate.lower', defaultMessage: 'Lower the {end}' },
  raise: { id: 'pool.migrate.raise', defaultMessage: 'Raise the {end}' },
  turn: { id: 'pool.migrate.turn', defaultMessage: 'Show prices in {symbol}' },
  fullRange: { id: 'pool.migrate.fullRange', defaultMessage: 'Full Range' },
  invalidRange: {
    id: 'pool.migrate.invalidRange',
    defaultMessage: 'Invalid range selected. The min price must be lower than the max price.',
  },
  outOfRange: {
    id: 'pool.migrate.outOfRange',
    defaultMessage: 'Your position will not earn fees or be used in trades until the market price moves into your range.',
  },
  into: { id: 'pool.migrate.into', defaultMessage: 'Into the position' },
  atLeast: { id: 'pool.migrate.atLeast', defaultMessage: 'At least' },
  intoAtLeast: { id: 'pool.migrate.intoAtLeast', defaultMessage: 'Into the position, at least' },
  confirmTitle: { id: 'pool.migrate.confirmTitle', defaultMessage: 'Migrate Liquidity' },
  doing: { id: 'pool.migrate.doing', defaultMessage: 'Migrating the liquidity of {symbol0} and {symbol1}' },
  back: { id: 'pool.migrate.back', defaultMessage: 'Back to your wallet' },
  refunded: { id: 'pool.migrate.refunded', defaultMessage: 'Came back to your wallet: about {amount0} {symbol0} and {amount1} {symbol1}.' },
  position: { id: 'pool.migrate.position', defaultMessage: 'See your positions' },
  stepAllow: { id: 'pool.migrate.stepAllow', defaultMessage: 'Allow LP token migration' },
  allowed: { id: 'pool.migrate.allowed', defaultMessage: 'LP token migration is allowed.' },
  failedTx: { id: 'pool.migrate.failedTransaction', defaultMessage: 'The migration failed on the chain. Nothing was moved.' },
});

/** What the button says, for each kind (MIGRATE-1). */
export const migrateButtonTexts = {
  ...decimalsButtonTexts,
  ...defineTexts({
    done: { id: 'pool.migrate.button.done', defaultMessage: 'Success!' },
    migrating: { id: 'pool.migrate.button.migrating', defaultMessage: 'Migrating' },
    underWay: { id: 'pool.migrate.button.underWay', defaultMessage: 'Transaction pending' },
    loading: { id: 'pool.migrate.button.loading', defaultMessage: 'Loading' },
    nothing: { id: 'pool.migrate.button.nothing', defaultMessage: 'Nothing to migrate' },
    enterRange: { id: 'pool.migrate.button.enterRange', defaultMessage: 'Enter a price range' },
    invalidRange: { id: 'pool.migrate.button.invalidRange', defaultMessage: 'Invalid range' },
    allowFirst: { id: 'pool.migrate.button.allowFirst', defaultMessage: 'Migrate' },
    migrate: { id: 'pool.migrate.button.migrate', defaultMessage: 'Migrate' },
  }),
} satisfies Record<MigrateButtonKind, unknown>;
