import { parseHex, rawAmount, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { dialogClosed, dialogOpened, requestOutstanding, requestSettled, walletConnected } from '@dex/mf-shared/state';
import { createFakeServices } from '@dex/mf-shared/testing';
import type { ClaimStatus } from '../domain/claimLookup';
import { reportAirdrop } from './airdropReports';
import { claimSlice, claimStatusReceived } from './claimSlice';

const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const other = requireAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const entry = { index: 1, amount: rawAmount(1n), proof: [], isSocks: false, isLp: false, isUser: true };
const payable: ClaimStatus = { kind: 'payable', entry };
const noData = parseHex('0x');
if (!noData) throw new TypeError('fixture');
const asked = {
  chainId: 1,
  from: account,
  addedTime: 1,
  summary: { kind: 'claimAirdrop', amount: { amount: '1', symbol: 'UNI' }, recipient: account },
  claim: { recipient: account },
  track: { kind: 'unknown', nonceBefore: 1, call: { to: other, data: noData, value: ZERO_AMOUNT } },
} as const;
const connected = { connectorId: 'fake', name: 'Fake', isExtension: true, sendsBatches: false };

function visit(path: string, chainId: 1 | 196 = 1, isBusy = false) {
  const services = createFakeServices({ account, path, chainId });
  services.store.addSlice(claimSlice);
  const stop = reportAirdrop(services, () => isBusy);
  const cards = () => services.said.filter((event) => event.kind === 'dialogOpened').map(({ dialog }) => dialog.kind);
  const notices = () => services.said.flatMap((event) => (event.kind === 'popupShown' ? [event.popup.content] : []));
  const statuses = () => services.said.flatMap((event) => (event.kind === 'airdropStatusChanged' ? [[event.account, event.status]] : []));
  const learn = (status: ClaimStatus, recipient = account) => services.store.dispatch(claimStatusReceived({ recipient, status }));
  return { ...services, stop, cards, notices, statuses, learn };
}

describe('the card of an airdrop', () => {
  it('comes up by itself, once for an account and visit', () => {
    const { cards, statuses, learn, history } = visit('/swap');
    expect(cards()).toEqual([]);
    learn(payable);
    learn(payable);
    history.push('/pool');
    expect(cards()).toEqual(['claimPopup']);
    expect(statuses()).toEqual([
      [account, 'none'],
      [account, 'unclaimed'],
    ]);
  });

  it.each<ClaimStatus>([{ kind: 'notEligible' }, { kind: 'claimed', entry }, { kind: 'refused', entry }, { kind: 'checking', entry }])(
    'stays away from a claim that is $kind',
    (status) => {
      const { cards, learn } = visit('/swap');
      learn(status);
      expect(cards()).toEqual([]);
    },
  );

  // CLAIM-6
  it('waits on the claim screen, and for a dialog that is open', () => {
    const { cards, learn, history, store } = visit('/claim');
    learn(payable);
    expect(cards()).toEqual([]);
    store.dispatch(dialogOpened({ kind: 'wallet' }));
    history.push('/swap');
    expect(cards()).toEqual([]);
    store.dispatch(dialogOpened({ kind: 'wallet' }));
    expect(cards()).toEqual(['claimPopup']);
  });

  // CLAIM-6
  it('is a notice, once, for somebody in the middle of something', () => {
    const { cards, notices, learn, history } = visit('/swap', 1, true);
    learn(payable);
    history.push('/pool');
    expect(cards()).toEqual([]);
    expect(notices()).toEqual([{ kind: 'notice', notice: 'airdrop' }]);
  });

  // CLAIM-6
  it('goes with its account, as its notice does, and takes no other dialog with it', () => {
    const { bus, said, learn, store } = visit('/swap');
    bus.on('dialogOpened').subscribe(({ dialog }) => void store.dispatch(dialogOpened(dialog)));
    bus.on('dialogClosed').subscribe(() => void store.dispatch(dialogClosed()));
    learn(payable);
    learn({ kind: 'notEligible' }, other);
    expect(store.getState().application.openModal?.kind).toBe('claimPopup');
    store.dispatch(walletConnected({ account: other, walletChainId: 1, connected }));
    expect(store.getState().application.openModal).toBeNull();
    expect(said).toContainEqual({ kind: 'popupClosed', key: 'airdrop' });
    store.dispatch(dialogOpened({ kind: 'wallet' }));
    store.dispatch(walletConnected({ account, walletChainId: 1, connected }));
    expect(store.getState().application.openModal?.kind).toBe('wallet');
  });

  // CLAIM-6
  it('goes once the airdrop is claimed, elsewhere too', () => {
    const { bus, said, learn, store } = visit('/swap');
    bus.on('dialogOpened').subscribe(({ dialog }) => void store.dispatch(dialogOpened(dialog)));
    bus.on('dialogClosed').subscribe(() => void store.dispatch(dialogClosed()));
    learn(payable);
    // Not knowing is no end.
    learn({ kind: 'checking', entry });
    expect(store.getState().application.openModal?.kind).toBe('claimPopup');
    learn({ kind: 'claimed', entry });
    expect(store.getState().application.openModal).toBeNull();
    expect(said).toContainEqual({ kind: 'popupClosed', key: 'airdrop' });
  });

  // CLAIM-6
  it('stays away while a wallet may be sending the claim, and comes when it has not', () => {
    const { cards, learn, statuses, store } = visit('/swap');
    store.dispatch(requestOutstanding({ ...asked, id: 'r' }));
    learn(payable);
    expect(cards()).toEqual([]);
    // The header leads to the claim all the same, where it says how it stands.
    expect(statuses().at(-1)).toEqual([account, 'unclaimed']);
    store.dispatch(requestSettled({ id: 'r', outcome: { kind: 'notSent' } }));
    expect(cards()).toEqual(['claimPopup']);
  });

  // CLAIM-1
  it('comes for each account, and never for one on another network', () => {
    const { cards, learn, store } = visit('/swap');
    learn(payable, other);
    expect(cards()).toEqual([]);
    store.dispatch(walletConnected({ account: other, walletChainId: 1, connected }));
    expect(cards()).toEqual(['claimPopup']);
    const elsewhere = visit('/swap', 196);
    elsewhere.learn(payable);
    expect(elsewhere.said).toEqual([]);
  });

  it('asks for nothing once it has ended', () => {
    const { cards, learn, stop } = visit('/swap');
    stop();
    learn(payable);
    expect(cards()).toEqual([]);
  });
});
