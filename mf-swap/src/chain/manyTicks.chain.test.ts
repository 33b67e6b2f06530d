import { filter, firstValueFrom } from 'rxjs';
import { MAINNET_POOLS } from '../../../deploy/devnet/seed/mainnetMarkets';
import { mintPosition, withAmounts } from '../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../deploy/devnet/testing/useDevnet';
import { findRoutes, hopsOf } from '../domain/findRoutes';
import { poolsOf } from '../domain/poolFacts';
import { quoteRoute } from '../domain/quoteRoute';
import { routeToConfirm } from '../domain/stretches';
import { confirmQuotes, quoteCall } from './confirmQuotes';
import { pools$ } from './poolsStream';
import { approveAll, readsOf, table, tokenOf } from '../../../deploy/devnet/testing/quoting';

const { devnet, chain: seedChain } = useDevnet(28735);
const { rich } = seedFacts.accounts;

// SWAP-25
test('a trade over more ticks than the gas of a read allows is confirmed all the same', async () => {
  const chains = table(devnet());
  const chain = chains[1];
  await approveAll(seedChain(1));
  const pool = MAINNET_POOLS.usdcUsdt100;
  const [tokenIn, tokenOut] = [tokenOf(chain, 'USDC'), tokenOf(chain, 'USDT')];
  const around = async () => {
    const facts = await firstValueFrom(
      pools$(readsOf(devnet(), chains), chain, { chainId: 1, tokenIn, tokenOut, directOnly: true }).pipe(
        filter(({ isComplete, syncing }) => isComplete && !syncing),
      ),
    );
    const route = findRoutes(hopsOf({ v3: poolsOf(facts).v3 }), tokenIn, tokenOut, 1).find((one) =>
      one.hops.some((hop) => hop.version === 'v3' && hop.pool.fee === pool.fee),
    );
    const [hop] = route?.hops ?? [];
    if (!route || hop?.version !== 'v3') throw new Error('The pool is not there');
    return { route, ticks: hop.pool.ticks.length, tick: hop.pool.tick, down: hop.zeroForOne };
  };
  const before = await around();
  for (let step = 1; step <= 130; step += 1) {
    const lower = before.down ? before.tick - 2 * step : before.tick + 2 * step;
    await mintPosition(seedChain(1), rich, withAmounts(pool, 10n ** 6n, 10n ** 6n), { lower, upper: lower + 1 });
  }
  const { route } = await around();
  const amount = 130_000n * 10n ** 6n;
  const local = quoteRoute(route, amount, 'exactInput');
  const question = routeToConfirm(route, amount, 'exactInput');
  const [stretch] = question?.stretches ?? [];
  const call = stretch && quoteCall(chain, stretch, 'exactInput');
  if (local.kind !== 'amount' || !question || !call) throw new Error('Not known here');
  const lent = await readsOf(devnet(), chains).once(1, [call]);
  expect(lent.ok && lent.value.data).toEqual([null]);
  const wish = { chainId: 1 as const, tradeType: 'exactInput' as const, routes: [question], key: 'k', revision: 1 };
  const confirmed = await confirmQuotes(readsOf(devnet(), chains), chain, wish);
  expect(confirmed.ok && confirmed.value).toMatchObject({ amounts: { [question.key]: String(local.amount) }, isAsComputed: true });
}, 120_000);
