// Nobody who only looks at prices pays for the engine of orders: it comes with the first review.
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from '../swap/swapTest';

/** What stands in each of its modules as built, and in no other: the names of methods, selectors and reasons survive minification. */
const MARKS = {
  simulate: 'traceTransfers',
  ownCalls: '0xe2ba98a0',
  callReader: 'Not a function: ',
  carryOut: 'There is nothing to send',
  createOrderFlow: 'The wallet did not send an order',
  createAllowanceFlow: 'The wallet did not give an allowance',
  orderTexts: 'shared.order.',
} as const;

test('none of the modules of the engine of orders is in what was loaded before the first quote; the review brings them', async ({
  page,
  swap,
}) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await swap.open({ from: 'ETH', to: seedFacts.tokens[1].USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  const found = async () => {
    const code = (await Promise.all(bodies)).join('\n');
    return Object.entries(MARKS).flatMap(([name, mark]) => (code.includes(mark) ? [name] : []));
  };
  expect(await found()).toEqual([]);
  await swap.review();
  expect(await found()).toEqual(Object.keys(MARKS));
});
