/** @jest-environment jsdom */
import '@dex/mf-shared/testing';
import { createFakeWallet, type FakeWallet } from './fakeWallet.fixtures';
import { discoverInjected } from './injectedWallets';

const wallet = () => createFakeWallet([], '0x1');

function announce(provider: FakeWallet, info: object): () => void {
  const notify = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  window.addEventListener('eip6963:requestProvider', notify);
  return () => window.removeEventListener('eip6963:requestProvider', notify);
}

function put(ethereum: unknown): () => void {
  Reflect.set(window, 'ethereum', ethereum);
  return () => Reflect.deleteProperty(window, 'ethereum');
}

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));
const found = () =>
  discoverInjected(window)
    .list()
    .map(({ key, name }) => [key, name]);

describe('discoverInjected', () => {
  it('lists every wallet that announces itself, by its name and id', () => {
    cleanUps.push(announce(wallet(), { rdns: 'io.metamask', name: 'MetaMask', icon: 'data:image/png;base64,AA==' }));
    cleanUps.push(announce(wallet(), { rdns: 'com.other', name: 'Other', icon: 'javascript:alert(1)' }));
    expect(found()).toEqual([
      ['io.metamask', 'MetaMask'],
      ['com.other', 'Other'],
    ]);
    expect(discoverInjected(window).list()[1]?.iconURL).toBeNull();
  });

  it('tells a wallet without the mark of MetaMask apart from it', () => {
    cleanUps.push(put(wallet()));
    expect(found()).toEqual([['INJECTED', 'Injected']]);
    cleanUps.push(put(Object.assign(wallet(), { isMetaMask: true })));
    expect(found()).toEqual([['METAMASK', 'MetaMask']]);
  });

  it('finds the wallets that share the old place', () => {
    cleanUps.push(put(Object.assign(wallet(), { providers: [wallet(), Object.assign(wallet(), { isMetaMask: true })] })));
    expect(found()).toEqual([
      ['INJECTED', 'Injected'],
      ['METAMASK', 'MetaMask'],
    ]);
  });

  it('offers a wallet once that announces itself and stands in the old place too', () => {
    const provider = wallet();
    cleanUps.push(announce(provider, { rdns: 'com.other', name: 'Other', icon: '' }), put(provider));
    expect(found()).toEqual([['com.other', 'Other']]);
  });

  it('finds the one in the old place where those that share it are none', () => {
    cleanUps.push(put(Object.assign(wallet(), { providers: [null, {}] })));
    expect(found()).toEqual([['INJECTED', 'Injected']]);
  });

  it('passes over what does not let itself be looked at, and finds the others', () => {
    const { proxy, revoke } = Proxy.revocable(wallet(), {});
    revoke();
    cleanUps.push(announce(proxy, { rdns: 'com.gone', name: 'Gone', icon: '' }));
    cleanUps.push(announce(wallet(), { rdns: 'com.other', name: 'Other', icon: '' }), put(proxy));
    expect(found()).toEqual([['com.other', 'Other']]);
  });

  // WALLET-1
  it('offers a wallet once that announces itself twice', () => {
    const provider = wallet();
    for (const rdns of ['com.other', 'com.other', 'com.other.beta']) cleanUps.push(announce(provider, { rdns, name: 'Other', icon: '' }));
    cleanUps.push(announce(wallet(), { rdns: 'com.other', name: 'Other', icon: '' }));
    expect(found()).toEqual([['com.other', 'Other']]);
  });

  // WALLET-8
  it('hears of a wallet that comes later', () => {
    const wallets = discoverInjected(window);
    const heard = jest.fn();
    wallets.onChange(heard);
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns: 'com.late', name: 'Late', icon: '' }, provider: wallet() } }),
    );
    expect(heard).toHaveBeenCalledTimes(1);
    expect(wallets.list().map(({ key }) => key)).toEqual(['com.late']);
  });

  it.each([[{ rdns: 'x' }], [{ name: 'x' }], [null]])('ignores an announcement that says %j', (info) => {
    cleanUps.push(announce(wallet(), { ...info }));
    expect(found()).toEqual([]);
  });
});
