import { sendButtonKind, type SendButtonFacts, type SendButtonKind } from './sendButton';

const READY: SendButtonFacts = {
  account: 'connected',
  wrongNetwork: false,
  hasAmount: true,
  amountFault: null,
  hasCurrency: true,
  decimals: 'contract',
  recipient: 'valid',
  hasEnough: true,
};

const TROUBLES: readonly (readonly [SendButtonKind, Partial<SendButtonFacts>])[] = [
  ['connectWallet', { account: 'none' }],
  ['wrongNetwork', { wrongNetwork: true }],
  ['tooFine', { amountFault: 'tooFine' }],
  ['tooLarge', { amountFault: 'tooLarge', hasAmount: false }],
  ['enterAmount', { hasAmount: false }],
  ['selectToken', { hasCurrency: false }],
  ['decimalsConflict', { decimals: 'disagree' }],
  ['tokenUnread', { decimals: 'unread' }],
  ['enterRecipient', { recipient: 'empty' }],
  ['insufficientBalance', { hasEnough: false }],
  ['tokenChecking', { decimals: 'checking' }],
];

// SEND-1
test.each(TROUBLES.map(([kind], index) => [kind, index] as const))('%s wins over everything after it', (kind, index) => {
  const all = TROUBLES.slice(index)
    .reverse()
    .reduce((facts, [, trouble]) => ({ ...facts, ...trouble }), READY);
  expect(sendButtonKind(all)).toBe(kind);
});

test.each<[Partial<SendButtonFacts>, SendButtonKind]>([
  [{}, 'review'],
  [{ recipient: 'resolving' }, 'resolvingRecipient'],
  [{ recipient: 'unread' }, 'recipientUnread'],
  [{ recipient: 'unresolved' }, 'invalidRecipient'],
  [{ recipient: 'forbidden', hasEnough: false }, 'invalidRecipient'],
  [{ hasEnough: null }, 'balanceUnknown'],
])('%p gives %s', (facts, kind) => {
  expect(sendButtonKind({ ...READY, ...facts })).toBe(kind);
});
