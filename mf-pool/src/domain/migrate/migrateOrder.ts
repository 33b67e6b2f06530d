// What is ordered of the migrator, and what its call is to say.
import type { Address, PermitInfo, RawAmount, SignedPermit, Token } from '@dex/mf-shared/domain';
import { ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { permitStatements, say, type Asset, type Order, type Statement } from '@dex/mf-shared/orders';
import type { ShownPair } from '../rangePrice';
import type { Owner } from '../v2/pairOrders';
import type { CoarseLoss } from '../v3/coarseSide';

/** A move of version-2 shares into a version-3 position; what is left over comes as the native coin, never wrapped (MIGRATE-4). */
export interface MigrateTerms {
  readonly migrator: Address;
  readonly pair: Address;
  readonly token0: Token;
  readonly token1: Token;
  readonly liquidityToMigrate: RawAmount;
  readonly fee: number;
  readonly tickLower: number;
  readonly tickUpper: number;
  readonly amount0Min: RawAmount;
  readonly amount1Min: RawAmount;
  readonly deadlineSeconds: number;
  /** The price (Q64.96, decimal text) that a missing pool is made at; null where the pool exists. */
  readonly createAtSqrtPriceX96: string | null;
}

/** A move with what its review shows: the order that prices are shown in, and what is expected to go into the position. */
export interface ShownMigration extends MigrateTerms {
  readonly share: Token;
  readonly shown: ShownPair;
  readonly position0: RawAmount;
  readonly position1: RawAmount;
  /** What of it is lost because a token has too few decimals for it (V3-32); null where that is not worth a word. */
  readonly coarse: CoarseLoss | null;
}

/** All of the shares are moved. */
export const PERCENTAGE_TO_MIGRATE = 100;

/** No more leaves than the shares. `refunds` are the two assets that what is left over comes in. */
export function migrateOrder<Terms extends MigrateTerms>(
  { chainId, account }: Owner,
  terms: Terms,
  share: Token,
  permit: PermitInfo | null,
  refunds: readonly Asset[],
): Order<Terms> {
  const { migrator, liquidityToMigrate, deadlineSeconds } = terms;
  return {
    kind: 'migrate',
    chainId,
    account,
    terms,
    needs: [{ token: share, spender: migrator, amount: liquidityToMigrate, permit, permitPasses: 'signedAmount' }],
    limits: {
      leaves: [{ asset: share.address, maximum: liquidityToMigrate }],
      arrives: refunds.map((asset) => ({ asset, minimum: ZERO_AMOUNT, recipient: account })),
    },
    lastSecond: deadlineSeconds,
  };
}

/** The shares become a position of the account, in a pool that is made first where it is missing. */
export function migratePromises({ terms, account }: Order<MigrateTerms>, permits: readonly SignedPermit[]): readonly Statement[] {
  const { migrator, pair, token0, token1, fee } = terms;
  return [
    ...say.calls('migrate', migrator),
    ...permits.flatMap(permitStatements),
    ...newPool(terms),
    say.paysExactly(pair, terms.liquidityToMigrate),
    say.detail('percentage', PERCENTAGE_TO_MIGRATE),
    say.detail('token0', token0.address),
    say.detail('token1', token1.address),
    say.detail('fee', fee),
    say.detail('tickLower', terms.tickLower),
    say.detail('tickUpper', terms.tickUpper),
    say.detail('minimum0', terms.amount0Min),
    say.detail('minimum1', terms.amount1Min),
    say.detail('recipient', account),
    say.until(terms.deadlineSeconds),
  ];
}

function newPool({ createAtSqrtPriceX96, token0, token1, fee }: MigrateTerms): readonly Statement[] {
  if (createAtSqrtPriceX96 === null) return [];
  return [
    say.detail('newPool0', token0.address),
    say.detail('newPool1', token1.address),
    say.detail('newPoolFee', fee),
    say.detail('startSqrtPriceX96', createAtSqrtPriceX96),
  ];
}
