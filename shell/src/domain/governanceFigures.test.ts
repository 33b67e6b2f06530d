import { rawAmount, UNKNOWN_FIGURE, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { type GovernanceFacts, governanceFigures } from './governanceFigures';

const tokens = (hundredths: bigint) => rawAmount(hundredths * 10n ** 16n);
const known: GovernanceFacts = {
  decimals: 18,
  balance: tokens(123_456n),
  earned: [tokens(150n), tokens(25n)],
  price: '4.8961',
  supply: tokens(100_000_000_000n),
  undistributed: ZERO_AMOUNT,
  blockTimestamp: 1_600_387_200,
};

describe('governanceFigures', () => {
  // SHELL-15
  it('adds balance and unclaimed to the total with two decimals', () => {
    expect(governanceFigures(known)).toEqual({
      total: '1,236.31',
      balance: '1,234.5600',
      unclaimed: '1.7500',
      hasUnclaimed: true,
      price: '$4.90',
      circulation: '150,000,000',
      supply: '1,000,000,000',
    });
  });

  it('shows what is not known as a dash, never as zero', () => {
    const unknown = governanceFigures({ ...known, balance: null, price: null, supply: null, undistributed: null });
    expect([unknown.total, unknown.balance, unknown.price, unknown.supply, unknown.circulation]).toEqual(
      Array.from({ length: 5 }, () => UNKNOWN_FIGURE),
    );
    expect(governanceFigures({ ...known, earned: [null] })).toMatchObject({
      total: UNKNOWN_FIGURE,
      unclaimed: UNKNOWN_FIGURE,
      hasUnclaimed: false,
    });
  });

  it('offers no claim where there are no mining pools', () => {
    expect(governanceFigures({ ...known, earned: [] })).toMatchObject({ unclaimed: '0.0000', hasUnclaimed: false });
  });
});
