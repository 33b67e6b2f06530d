import { requireAddress, ZERO_ADDRESS } from '../domain/address';
import { rawAmount, ZERO_AMOUNT } from '../domain/rawAmount';
import { requireHexText } from './abiWords';
import type { ChainLog } from './log';
import { eip1193Of } from './rpc/eip1193';
import { badJson, batchFailed, httpStatusError, timedOut, unexpectedReply } from './rpc/rpcError';
import { createWalletPort, type WalletSession } from './walletPort';

const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const other = requireAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const hash = `0x${'ab'.repeat(32)}`;
const transaction = {
  chainId: 1,
  from: account,
  to: other,
  data: requireHexText('0x12'),
  value: rawAmount(10n),
  gasLimit: 120_000n,
} as const;

function setUp(answers: Record<string, unknown> = {}, session: Partial<WalletSession> | null = {}, log?: ChainLog) {
  const asked: { method: string; params?: unknown }[] = [];
  const provider = {
    request: async (request: { method: string; params?: unknown }) => {
      asked.push(request);
      const standing: Record<string, unknown> = { eth_chainId: '0x1', eth_accounts: [account] };
      const given = answers[request.method] ?? standing[request.method];
      // Null and the like need a function around them.
      const answer: unknown = typeof given === 'function' ? given() : given;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const wallet = createWalletPort(() => (session === null ? null : { provider, account, chainId: 1, ...session }), log);
  const asks = () => asked.filter(({ method }) => method !== 'eth_chainId' && method !== 'eth_accounts');
  return { wallet, asks };
}

const permit = { types: {}, domain: { name: 'Dai Stablecoin' }, primaryType: 'Permit', message: { nonce: '1' } };

const rejection = Object.assign(new Error('User denied transaction signature.'), { code: 4001 });

describe('sending', () => {
  it('asks for exactly what was built, with its gas limit', async () => {
    const { wallet, asks } = setUp({ eth_sendTransaction: hash });
    expect(await wallet.sendTransaction(transaction)).toEqual({ ok: true, value: hash });
    const request = { from: account, to: other, data: '0x12', value: '0xa', gas: '0x1d4c0' };
    expect(asks()).toEqual([{ method: 'eth_sendTransaction', params: [request] }]);
  });

  // EIP-1191 writes a network into the case of an address, and other wallets write all of it large.
  it.each([account.toLowerCase(), account.toUpperCase(), account.replace('F', 'f')])(
    'takes %s for the account that it is',
    async (written) => {
      const { wallet } = setUp({ eth_accounts: [written], eth_sendTransaction: hash });
      expect(await wallet.sendTransaction(transaction)).toEqual({ ok: true, value: hash });
    },
  );

  it.each<[string, ReturnType<typeof setUp>, string]>([
    ['another account is connected', setUp({}, { account: other }), 'account_changed'],
    ['another chain is connected', setUp({}, { chainId: 10 }), 'chain_changed'],
    ['the wallet has moved on unheard', setUp({ eth_chainId: '0xa' }), 'chain_changed'],
    ['the wallet has gone over to another account unheard', setUp({ eth_accounts: [other, account] }), 'account_changed'],
    ['the wallet shows no account any more', setUp({ eth_accounts: [] }), 'account_changed'],
    ['no wallet is connected', setUp({}, null), 'disconnected'],
  ])('is refused before the wallet hears of it when %s', async (_, { wallet, asks }, code) => {
    expect(await wallet.sendTransaction(transaction)).toMatchObject({ ok: false, error: { code } });
    expect(asks()).toEqual([]);
  });

  // ORDER-7
  it.each([null, 123, {}, 'account'])(
    'is not asked for, and no change is told, where the wallet answers %p for account or network',
    async (answer) => {
      for (const method of ['eth_accounts', 'eth_chainId']) {
        // What is a text may be a network that is not known here.
        if (method === 'eth_chainId' && typeof answer !== 'object') continue;
        const { wallet, asks } = setUp({ [method]: () => answer });
        expect(await wallet.sendTransaction(transaction)).toMatchObject({ ok: false, error: { code: 'not_asked' } });
        expect(await wallet.sendCalls(1, account, [transaction])).toMatchObject({ ok: false, error: { code: 'not_asked' } });
        expect(await wallet.signTypedData(account, 1, permit)).toMatchObject({ ok: false, error: { code: 'not_asked' } });
        expect(asks()).toEqual([]);
      }
    },
  );

  // WALLET-14
  it('refuses to call a contract at the zero address, alone or in a bundle; a plain transfer there is the wallet’s to judge', async () => {
    const errors: string[] = [];
    const log = { debug: () => undefined, error: (message: string) => void errors.push(message) };
    const { wallet, asks } = setUp({ eth_sendTransaction: hash }, {}, log);
    const lost = { ...transaction, to: ZERO_ADDRESS };
    expect(await wallet.sendTransaction(lost)).toMatchObject({ ok: false, error: { message: 'Failed to get contract' } });
    expect(await wallet.sendCalls(1, account, [transaction, lost])).toMatchObject({ ok: false });
    expect(errors).toEqual(['Failed to get contract', 'Failed to get contract']);
    expect(asks()).toEqual([]);
    expect(await wallet.sendTransaction({ ...lost, data: requireHexText('0x') })).toMatchObject({ ok: true });
  });

  it('gives a rejection its code, and no hash for what is none', async () => {
    const rejected = setUp({ eth_sendTransaction: rejection });
    expect(await rejected.wallet.sendTransaction(transaction)).toMatchObject({ error: { code: 'user_rejected' } });
    const odd = setUp({ eth_sendTransaction: '0x12' });
    expect(await odd.wallet.sendTransaction(transaction)).toMatchObject({ error: { code: 'unclear' } });
  });
});

it('signs a permit with eth_signTypedData_v4 and the data as text', async () => {
  const { wallet, asks } = setUp({ eth_signTypedData_v4: '0x1234' });
  expect(await wallet.signTypedData(account, 1, permit)).toEqual({ ok: true, value: '0x1234' });
  expect(asks()).toEqual([{ method: 'eth_signTypedData_v4', params: [account, JSON.stringify(permit)] }]);
});

it('switches the network with a hex id', async () => {
  const { wallet, asks } = setUp({ wallet_switchEthereumChain: null });
  expect(await wallet.switchChain(196)).toEqual({ ok: true, value: null });
  expect(asks()).toEqual([{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xc4' }] }]);
  const unknown = setUp({ wallet_switchEthereumChain: Object.assign(new Error('Unrecognized'), { code: 4902 }) });
  expect(await unknown.wallet.switchChain(196)).toMatchObject({ error: { code: 'chain_not_added' } });
});

it('offers a token as ERC20 with its options', async () => {
  const { wallet, asks } = setUp({ wallet_watchAsset: true });
  const token = { address: other, symbol: 'DAI', decimals: 18, image: 'https://image' };
  expect(await wallet.watchAsset(token)).toEqual({ ok: true, value: true });
  expect(asks()).toEqual([{ method: 'wallet_watchAsset', params: { type: 'ERC20', options: token } }]);
});

describe('what is not known', () => {
  const lost = Object.assign(new Error('Request expired'), { code: -32000 });
  const gone = Object.assign(new Error('The provider is disconnected'), { code: 4900 });

  const known = Object.assign(new Error('already known'), { code: -32000 });
  const used = Object.assign(new Error('nonce too low: next nonce 5, tx nonce 4'), { code: -32000 });

  // ORDER-7
  it.each([null, 123, '0x', '0x12', {}, [], lost, gone, known, used])(
    'an answer of %p to a send is unclear, never a failure',
    async (answer) => {
      const sends = {
        eth_sendTransaction: answer,
        wallet_sendCalls: answer === null || answer instanceof Error ? answer : { name: answer },
      };
      const { wallet } = setUp(sends);
      expect(await wallet.sendTransaction(transaction)).toMatchObject({ ok: false, error: { code: 'unclear' } });
      expect(await wallet.sendCalls(1, account, [transaction])).toMatchObject({ ok: false, error: { code: 'unclear' } });
    },
  );

  // ORDER-7
  it.each([
    timedOut(),
    batchFailed(),
    httpStatusError(502, 'Bad Gateway'),
    httpStatusError(429, 'Too Many Requests'),
    badJson(),
    unexpectedReply('a'),
  ])('an answer of a node that was lost on its way is unclear too: %j', async (error) => {
    const node = eip1193Of({ request: async () => ({ ok: false, error }) });
    const thrown: unknown = await node.request({ method: 'eth_sendRawTransaction' }).catch((value: unknown) => value);
    const { wallet } = setUp({ eth_sendTransaction: thrown });
    expect(await wallet.sendTransaction(transaction)).toMatchObject({ error: { code: 'unclear', message: error.message } });
  });

  // ORDER-7
  it.each(["Non-200 status code: '504'", 'Bad gateway', '503 Service Unavailable'])(
    'a wallet’s node that says %p may have it',
    async (message) => {
      const { wallet } = setUp({ eth_sendTransaction: Object.assign(new Error(message), { code: -32603 }) });
      expect(await wallet.sendTransaction(transaction)).toMatchObject({ error: { code: 'unclear' } });
    },
  );

  // ORDER-7
  it.each([
    { code: -32603, message: 'Internal JSON-RPC error.', data: { httpStatus: 502 } },
    { code: -32603, message: 'Request failed', status: 500 },
    { code: -32603, message: 'Internal JSON-RPC error.', data: { httpStatus: 408 } },
    { code: -32000, message: '<html><head><title>504 Gateway Time-out</title></head></html>' },
    { code: -32603, message: 'Internal JSON-RPC error.', data: { cause: { code: 'ECONNRESET', message: 'read ECONNRESET' } } },
  ])('a status of HTTP without a verdict of the node may have it: %j', async (error) => {
    const { wallet } = setUp({ eth_sendTransaction: Object.assign(new Error(error.message), error) });
    expect(await wallet.sendTransaction(transaction)).toMatchObject({ error: { code: 'unclear' } });
  });

  it('a verdict of the node in the body of such an answer is one', async () => {
    const body = '{"error":{"code":-32000,"message":"insufficient funds for transfer"}}';
    const { wallet } = setUp({ eth_sendTransaction: Object.assign(new Error('500'), { code: -32603, data: { httpStatus: 500, body } }) });
    expect(await wallet.sendTransaction(transaction)).toMatchObject({ error: { code: 'insufficient_funds' } });
  });

  // ORDER-7
  it('an internal error is unclear for a send and for a bundle, and a signature that fails so has sent nothing', async () => {
    const broken = Object.assign(new Error('the signer is out of order'), { code: -32603 });
    const { wallet } = setUp({ eth_sendTransaction: broken, wallet_sendCalls: broken, eth_signTypedData_v4: broken });
    expect(await wallet.sendTransaction(transaction)).toMatchObject({ error: { code: 'unclear', message: 'the signer is out of order' } });
    expect(await wallet.sendCalls(1, account, [transaction])).toMatchObject({ error: { code: 'unclear' } });
    expect(await wallet.signTypedData(account, 1, permit)).toMatchObject({ error: { code: 'unknown' } });
  });

  // ORDER-7
  it.each([
    ['eth_accounts', 4001],
    ['eth_accounts', -32601],
    ['eth_accounts', -32603],
    ['eth_chainId', 4900],
    ['eth_chainId', 4100],
  ])('a wallet that answers %s with %s was asked for nothing, whatever its code', async (method, code) => {
    const { wallet, asks } = setUp({ [method]: Object.assign(new Error('no'), { code }) });
    const refused = { ok: false, error: { code: 'not_asked', message: 'no' } };
    expect(await wallet.sendTransaction(transaction)).toEqual(refused);
    expect(await wallet.sendCalls(1, account, [transaction])).toEqual(refused);
    expect(await wallet.signTypedData(account, 1, permit)).toEqual(refused);
    expect(asks()).toEqual([]);
  });

  it('a wallet that was never allowed to ask has not sent', async () => {
    const { wallet } = setUp({ eth_sendTransaction: Object.assign(new Error('Unauthorized'), { code: 4100 }) });
    expect(await wallet.sendTransaction(transaction)).toMatchObject({ ok: false, error: { code: 'disconnected' } });
  });
});

describe('a bundle', () => {
  const calls = [{ to: other, data: requireHexText('0x12'), value: ZERO_AMOUNT }];

  it.each([{ id: '0x1' }, '0x1'])('is known by the id of the answer %p, at once', async (answer) => {
    const { wallet, asks } = setUp({ wallet_sendCalls: answer });
    expect(await wallet.sendCalls(1, account, calls)).toEqual({ ok: true, value: '0x1' });
    expect(asks()[0]?.params).toEqual([
      {
        version: '2.0.0',
        chainId: '0x1',
        from: account,
        atomicRequired: true,
        calls: [{ to: other, data: '0x12', value: '0x0' }],
      },
    ]);
  });

  it.each([5700, 5710, 5740, 5750, 5760])('that is refused with %p is refused as a batch', async (code) => {
    const { wallet } = setUp({ wallet_sendCalls: Object.assign(new Error('No batch'), { code }) });
    expect(await wallet.sendCalls(1, account, calls)).toMatchObject({ error: { code: 'batch_refused' } });
  });

  it('is not known to an older wallet', async () => {
    const old = setUp({ wallet_sendCalls: Object.assign(new Error('no such method'), { code: -32601 }) });
    expect(await old.wallet.sendCalls(1, account, calls)).toMatchObject({ error: { code: 'unsupported_method' } });
  });
});
