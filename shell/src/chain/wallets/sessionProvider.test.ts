import { createWalletPort } from '@dex/mf-shared/chain';
import { requireAddress } from '@dex/mf-shared/domain';
import { EventEmitter } from 'node:events';
import { sessionProvider } from './sessionProvider';
import type { SessionParts } from './sessionAccounts';

const [A, B] = [requireAddress(`0x${'a1'.repeat(20)}`), requireAddress(`0x${'b2'.repeat(20)}`)];

/** A session as the library keeps it: its accounts stay in the order of its beginning, and events change nothing of it. */
function clientWith(...accounts: string[]) {
  const events = new EventEmitter();
  const asked: string[] = [];
  const session: SessionParts = { namespaces: { eip155: { accounts } } };
  return {
    asked,
    tells: (event: string, value: unknown) => events.emit(event, value),
    session,
    request: async ({ method }: { readonly method: string }, chain: string) => {
      asked.push(`${method} ${chain}`);
      return `0x${'12'.repeat(65)}`;
    },
    on: (event: string, listener: (value: unknown) => void) => events.on(event, listener),
    removeListener: (event: string, listener: (value: unknown) => void) => events.removeListener(event, listener),
    disconnect: async () => undefined,
  };
}

const never = () => Promise.reject(new Error('There is a session'));

// WALLET-15
describe('an account chosen in a wallet elsewhere', () => {
  const client = () => clientWith(`eip155:1:${A}`, `eip155:1:${B.toUpperCase().replace('0X', '0x')}`, `eip155:10:${A}`);

  it('is the first one that the provider names, whatever the order of the session', async () => {
    const wallet = client();
    const provider = sessionProvider(wallet, 1, never);
    expect(await provider.request({ method: 'eth_accounts' })).toHaveLength(2);
    wallet.tells('accountsChanged', [B]);
    expect(String(await provider.request({ method: 'eth_accounts' })).toLowerCase()).toBe(`${B},${A}`.toLowerCase());
    wallet.tells('accountsChanged', [A, B]);
    expect(String(await provider.request({ method: 'eth_accounts' })).toLowerCase()).toBe(`${A},${B}`.toLowerCase());
    wallet.tells('accountsChanged', [B]);
    wallet.tells('chainChanged', '0xa');
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([A]);
  });

  it('can sign and send', async () => {
    const wallet = client();
    const provider = sessionProvider(wallet, 1, never);
    wallet.tells('accountsChanged', [B]);
    const port = createWalletPort(() => ({ provider, account: B, chainId: 1 }));
    const signed = await port.signTypedData(B, 1, { domain: {}, types: {}, primaryType: 'A', message: {} });
    expect(signed.ok).toBe(true);
    expect(wallet.asked).toEqual(['eth_signTypedData_v4 eip155:1']);
  });

  it('is nobody of another network, nor of what the session never agreed to', async () => {
    const wallet = client();
    const provider = sessionProvider(wallet, 1, never);
    for (const odd of [[`0x${'c3'.repeat(20)}`], [], 'all', [7]]) {
      wallet.tells('accountsChanged', odd);
      expect(await provider.request({ method: 'eth_accounts' })).toHaveLength(2);
    }
  });
});
