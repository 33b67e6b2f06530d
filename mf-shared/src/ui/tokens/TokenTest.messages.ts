import type { NotMeasured } from '../../contract/tokenTest';
import { defineTexts } from '../texts/defineTexts';

export const tokenTestTexts = defineTexts({
  offer: { id: 'shared.tokenTest.offer', defaultMessage: 'Test buying and selling' },
  offerShort: { id: 'shared.tokenTest.offerShort', defaultMessage: 'Test' },
  offerNamed: { id: 'shared.tokenTest.offerNamed', defaultMessage: 'Test buying and selling {symbol}' },
  again: { id: 'shared.tokenTest.again', defaultMessage: 'Test again' },
  running: { id: 'shared.tokenTest.running', defaultMessage: 'Testing' },
  hint: {
    id: 'shared.tokenTest.hint',
    defaultMessage: 'Buys a little and sells it again in a simulation: your wallet is not asked, and nothing is sent.',
  },
  measured: {
    id: 'shared.tokenTest.measured',
    defaultMessage: 'Measured just now: {bought} % lost when bought, {sold} % when sold.',
  },
  tolerance: { id: 'shared.tokenTest.tolerance', defaultMessage: 'To trade it, allow a slippage of at least {percent} %.' },
  tooMuch: {
    id: 'shared.tokenTest.tooMuch',
    defaultMessage: 'That is more than the largest slippage that can be set ({percent} %), so a trade would not go through.',
  },
  caution: {
    id: 'shared.tokenTest.caution',
    defaultMessage: 'This is one test, not a promise: a token can change its rules at any time.',
  },
  saleFailed: {
    id: 'shared.tokenTest.saleFailed',
    defaultMessage: 'A test sale failed{reason}. Who buys this token may not be able to sell it.',
  },
  purchaseFailed: { id: 'shared.tokenTest.purchaseFailed', defaultMessage: 'A test purchase failed{reason}.' },
});

/** Why nothing could be measured, for each reason. */
export const notMeasuredTexts = defineTexts({
  noPool: { id: 'shared.tokenTest.noPool', defaultMessage: 'It could not be measured: no pool trades it for {coin}.' },
  unavailable: { id: 'shared.tokenTest.unavailable', defaultMessage: 'It could not be measured: this node cannot simulate trades.' },
  silent: {
    id: 'shared.tokenTest.silent',
    defaultMessage: 'It could not be measured: the network did not answer. Test again in a moment.',
  },
  tooCoarse: { id: 'shared.tokenTest.tooCoarse', defaultMessage: 'It could not be measured: the amounts are too small to compare.' },
}) satisfies Record<NotMeasured, unknown>;
