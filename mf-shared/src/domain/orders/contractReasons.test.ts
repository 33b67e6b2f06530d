import { reasonKindOf, type ReasonKind } from './contractReasons';

test.each<[string, ReasonKind | null]>([
  ['UniswapV2Router: EXPIRED', 'tooLate'],
  ['Transaction too old', 'tooLate'],
  ['UniswapV2Router: INSUFFICIENT_A_AMOUNT', 'priceMoved'],
  ['Price slippage check', 'priceMoved'],
  ['UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED', 'tooSmall'],
  ['UniswapV2: INSUFFICIENT_LIQUIDITY', 'poolEmpty'],
  ['LOK', 'busy'],
  ['V3: LOK', 'busy'],
  ['UniswapV2: LOCKED', 'busy'],
  ['TransferHelper: ETH_TRANSFER_FAILED', 'coinNotTaken'],
  ['STE', 'coinNotTaken'],
  ['STF', 'notTaken'],
  ['TransferHelper::transferFrom: transferFrom failed', 'notTaken'],
  ['ds-math-sub-underflow', 'notTaken'],
  ['ERC20: transfer amount exceeds balance', 'notTaken'],
  ['ERC20: insufficient allowance', 'notTaken'],
  ['TF', 'notMoved'],
  ['UniswapV2: TRANSFER_FAILED', 'notMoved'],
  ['UniswapV2: K', 'tokenChanges'],
  ['M0', 'tokenChanges'],
  ['Not approved', 'notOwner'],
  ['Pausable: paused', 'paused'],
  ['ds-math-mul-overflow', 'outOfRange'],
  ['Panic 0x11: arithmetic overflow or underflow', 'outOfRange'],
  ['LOKI is not welcome', null],
  ['the STFU token says no', null],
  ['custom error 0x5bf6f916', null],
  ['', null],
])('%s means %s', (words, kind) => {
  expect(reasonKindOf(words)).toBe(kind);
});
