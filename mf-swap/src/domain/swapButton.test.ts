import { canReview, SWAP_BUTTON_RULES, swapButtonKind, type SwapButtonFacts, type SwapButtonKind } from './swapButton';

/** Everything is in order: the button swaps. */
const READY: SwapButtonFacts = {
  isAvailable: true,
  account: 'connected',
  wrongNetwork: false,
  hasAmount: true,
  amountFault: null,
  hasBothCurrencies: true,
  hasUnsupportedAsset: false,
  decimals: 'contract',
  wrap: 'none',
  recipient: 'none',
  hasEnough: true,
  wrapPending: false,
  quote: 'valid',
  areFiguresOld: false,
  singleHopOnly: false,
  approval: 'ready',
  isExpert: false,
  impactSeverity: 0,
};

/** One fact for each rule, in the order of precedence; without them the last rule holds. */
const TROUBLES: readonly (readonly [SwapButtonKind, Partial<SwapButtonFacts>])[] = [
  ['connectWallet', { account: 'none' }],
  ['wrongNetwork', { wrongNetwork: true }],
  ['notAvailable', { isAvailable: false }],
  ['unsupportedAsset', { hasUnsupportedAsset: true }],
  ['tooFine', { amountFault: 'tooFine' }],
  ['tooLarge', { amountFault: 'tooLarge', hasAmount: false }],
  ['enterAmount', { hasAmount: false }],
  ['selectToken', { hasBothCurrencies: false }],
  ['decimalsConflict', { decimals: 'disagree' }],
  ['tokenUnread', { decimals: 'unread' }],
  ['enterRecipient', { recipient: 'empty' }],
  ['waitingForFigures', { areFiguresOld: true }],
  ['insufficientBalance', { hasEnough: false }],
  ['noRoute', { quote: 'noRoute' }],
];

test.each(TROUBLES)('%s alone', (kind, facts) => {
  expect(swapButtonKind({ ...READY, ...facts })).toBe(kind);
});

// SWAP-1
test.each(TROUBLES.map(([kind], index) => [kind, index] as const))('%s wins over everything after it', (kind, index) => {
  const all = TROUBLES.slice(index)
    .reverse()
    .reduce((facts, [, trouble]) => ({ ...facts, ...trouble }), READY);
  expect(swapButtonKind(all)).toBe(kind);
});

test.each<[Partial<SwapButtonFacts>, SwapButtonKind]>([
  [{}, 'swap'],
  [{ quote: 'syncing' }, 'swap'],
  [{ quote: 'loading' }, 'loadingQuote'],
  [{ quote: 'invalid' }, 'loadingQuote'],
  [{ quote: 'partial' }, 'loadingQuote'],
  [{ decimals: 'checking' }, 'tokenChecking'],
  [{ decimals: 'checking', quote: 'loading' }, 'loadingQuote'],
  [{ decimals: 'checking', approval: 'needed' }, 'tokenChecking'],
  [{ quote: 'noRoute', singleHopOnly: true }, 'noRouteSingleHop'],
  [{ recipient: 'resolving' }, 'resolvingRecipient'],
  [{ recipient: 'unread' }, 'recipientUnread'],
  [{ recipient: 'unresolved' }, 'invalidRecipient'],
  [{ recipient: 'forbidden' }, 'invalidRecipient'],
  [{ recipient: 'valid' }, 'swap'],
  [{ recipient: 'forbidden', hasEnough: false }, 'invalidRecipient'],
  [{ hasEnough: null }, 'balanceUnknown'],
  [{ approval: 'unknown' }, 'approvalUnknown'],
  [{ approval: 'needed' }, 'approveFirst'],
  [{ approval: 'pending' }, 'approveFirst'],
  [{ impactSeverity: 2 }, 'swap'],
  [{ impactSeverity: 3 }, 'swapAnyway'],
  [{ impactSeverity: 4 }, 'impactBlocked'],
  [{ impactSeverity: 4, approval: 'needed' }, 'impactBlockedBesideApproval'],
  [{ impactSeverity: 4, isExpert: true }, 'swapAnyway'],
  [{ impactSeverity: 3, approval: 'needed' }, 'approveFirst'],
  [{ areFiguresOld: true, quote: 'loading' }, 'waitingForFigures'],
  [{ areFiguresOld: true, wrap: 'wrap' }, 'wrap'],
  [{ wrap: 'wrap' }, 'wrap'],
  [{ wrap: 'unwrap' }, 'unwrap'],
  [{ wrap: 'wrap', hasAmount: false }, 'enterWrapAmount'],
  [{ wrap: 'unwrap', hasAmount: false }, 'enterUnwrapAmount'],
  [{ wrap: 'wrap', hasEnough: false }, 'insufficientToWrap'],
  [{ wrap: 'unwrap', hasEnough: false }, 'insufficientToUnwrap'],
  [{ wrap: 'wrap', hasEnough: null }, 'balanceUnknown'],
  [{ wrap: 'unwrap', wrapPending: true, hasAmount: false }, 'wrapPending'],
  [{ wrap: 'wrap', isAvailable: false }, 'wrap'],
  [{ wrap: 'wrap', account: 'none' }, 'connectWallet'],
])('%p gives %s', (facts, kind) => {
  expect(swapButtonKind({ ...READY, ...facts })).toBe(kind);
});

test('every kind has a rule that can be reached', () => {
  expect(new Set(SWAP_BUTTON_RULES.map(({ kind }) => kind)).size).toBe(34);
});

// SWAP-2
test('what the form refuses stays refused whichever way leads to a review; a missing allowance is asked for there', () => {
  const open = SWAP_BUTTON_RULES.map(({ kind }) => kind).filter(canReview);
  expect(open).toEqual(['approveFirst', 'swapAnyway', 'swap']);
});
