import { resolveChains } from '@dex/mf-shared/domain';
import { createFakeWallet } from './fakeWallet.fixtures';
import { switchChain } from './switchChain';

const chain = resolveChains()[196];
const said = (code: number) => () => {
  throw Object.assign(new Error('no'), { code });
};

describe('switchChain', () => {
  it('asks with the chain id in hex', async () => {
    const wallet = createFakeWallet([], '0x1');
    wallet.answers.set('wallet_switchEthereumChain', () => null);
    expect(await switchChain(wallet, chain)).toEqual({ ok: true, value: null });
    expect(wallet.asked).toEqual([{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xc4' }] }]);
  });

  it('adds a network that the wallet does not know, then switches', async () => {
    const wallet = createFakeWallet([], '0x1');
    wallet.answers.set('wallet_switchEthereumChain', said(4902));
    wallet.answers.set('wallet_addEthereumChain', () => {
      wallet.answers.set('wallet_switchEthereumChain', () => null);
      return null;
    });
    expect((await switchChain(wallet, chain)).ok).toBe(true);
    expect(wallet.asked[1]?.params).toMatchObject([
      { chainId: '0xc4', chainName: 'X Layer', nativeCurrency: { symbol: 'OKB', decimals: 18 }, rpcUrls: chain.rpcUrls },
    ]);
  });

  it('keeps a refusal apart', async () => {
    const wallet = createFakeWallet([], '0x1');
    wallet.answers.set('wallet_switchEthereumChain', said(4001));
    expect(await switchChain(wallet, chain)).toMatchObject({ ok: false, error: { code: 'user_rejected' } });
  });
});
