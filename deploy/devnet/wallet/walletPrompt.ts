/** What the user is asked: a title and lines of label and text. */
export interface Prompt {
  readonly method: string;
  readonly title: string;
  readonly lines: readonly (readonly [label: string, text: string])[];
}

/** The answer that a test has prepared for the next question. */
export type ScriptedAnswer =
  | { readonly kind: 'reject' }
  | { readonly kind: 'fail'; readonly code: number; readonly message: string }
  | { readonly kind: 'hang' };

/** Selectors whose meaning the window tells; others are shown as data alone. */
const METHODS: Readonly<Record<string, string>> = {
  '0x095ea7b3': 'approve a spender',
  '0xa9059cbb': 'transfer tokens',
  '0xd0e30db0': 'wrap',
  '0x2e1a7d4d': 'unwrap',
  '0xac9650d8': 'several calls in one (multicall)',
  '0x38ed1739': 'swap exact tokens for tokens',
  '0x7ff36ab5': 'swap exact coins for tokens',
  '0x18cbafe5': 'swap exact tokens for coins',
  '0x414bf389': 'swap exact input through one pool',
  '0xe8e33700': 'add liquidity',
  '0xf305d719': 'add liquidity with the native coin',
  '0x2e7ba6ef': 'claim the airdrop',
  '0x5c19a95c': 'delegate votes',
  '0x56781388': 'vote',
  '0x15373e3d': 'vote',
  '0xda95691a': 'propose',
  '0xa694fc3a': 'stake',
  '0xe9fad8ee': 'leave the staking pool',
  '0x3d18b912': 'collect rewards',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The question about a transaction, in plain words. */
export function describeTransaction(transaction: Readonly<Record<string, unknown>>, coin: string): Prompt {
  const { from, to, value, data, nonce } = transaction;
  const calldata = typeof data === 'string' ? data : '0x';
  const meaning = METHODS[calldata.slice(0, 10)];
  return {
    method: 'eth_sendTransaction',
    title: 'Send a transaction?',
    lines: [
      ['From', text(from)],
      ['To', to === undefined ? 'a new contract' : text(to)],
      ['Value', `${formatCoins(value)} ${coin}`],
      ...(meaning === undefined ? [] : [['Action', meaning] as const]),
      ...(nonce === undefined ? [] : [['Number', text(nonce)] as const]),
      ['Data', calldata],
    ],
  };
}

/** The question about any other request. */
export function describeRequest(method: string, title: string, details: Readonly<Record<string, unknown>>): Prompt {
  return { method, title, lines: Object.entries(details).map(([label, value]) => [label, text(value)]) };
}

function formatCoins(value: unknown): string {
  const raw = typeof value === 'string' || typeof value === 'number' ? BigInt(value) : 0n;
  const digits = raw.toString().padStart(19, '0');
  const fraction = digits.slice(-18).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -18) : `${digits.slice(0, -18)}.${fraction}`;
}
