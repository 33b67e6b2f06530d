import type { AirdropStatus, ShellServices } from '@dex/mf-shared/contract';
import type { Address } from '@dex/mf-shared/domain';
import { selectOpenDialog, stateOf } from '@dex/mf-shared/state';
import { airdropStatus } from '../domain/airdrop';
import { selectClaimAccount, selectClaimProgress, selectClaimStatus } from './claimSelectors';
import { matchRoute } from '../routes';
import { claimSlice } from './claimSlice';

const NOTICE = 'airdrop';
/** How long the quiet notice stays, in milliseconds; the header offers the claim for longer. */
const NOTICE_MS = 25_000;

/**
 * Tells the shell how the connected account stands to the airdrop, and asks once per account and visit for the popup card: only
 * while nothing else is open and the person is not on a self-claim view; in the middle of something it is a notice that offers
 * the card (CLAIM-6). Gives the function that ends it.
 */
export function reportAirdrop(
  { store, bus, history }: Pick<ShellServices, 'store' | 'bus' | 'history'>,
  isPageBusy: () => boolean,
): () => void {
  let told: { readonly account: Address | null; readonly status: AirdropStatus | null } = { account: null, status: null };
  let wasOver = false;
  const shownTo = new Set<Address>();

  /** What was said of one account's airdrop does not stay before the next account, on another network, or once it is claimed. */
  const takeBack = () => {
    if (selectOpenDialog(stateOf(store, claimSlice))?.kind === 'claimPopup') bus.emit({ kind: 'dialogClosed' });
    bus.emit({ kind: 'popupClosed', key: NOTICE });
  };

  const look = () => {
    const account = selectClaimAccount(stateOf(store, claimSlice));
    if (told.account !== account) {
      const hadAnother = told.account !== null;
      told = { account, status: null };
      if (hadAnother) takeBack();
    }
    if (!account) return;
    const state = stateOf(store, claimSlice);
    const progress = selectClaimProgress(state, account).kind;
    const found = selectClaimStatus(state, account)?.kind ?? null;
    const status = airdropStatus(found, progress);
    const isOver = status === 'claiming' || progress === 'claimed' || found === 'claimed';
    if (isOver !== wasOver) {
      wasOver = isOver;
      if (isOver) takeBack();
    }
    if (told.status !== status) {
      told = { account, status };
      bus.emit({ kind: 'airdropStatusChanged', account, status });
    }
    const isOnSelfClaim = matchRoute(history.location.pathname)?.route === 'claim';
    // To somebody whose wallet may be sending the claim just now, nothing has "arrived".
    if (status !== 'unclaimed' || progress === 'unclear' || isOnSelfClaim || selectOpenDialog(state) !== null || shownTo.has(account))
      return;
    shownTo.add(account);
    if (isPageBusy()) {
      const content = { kind: 'notice', notice: 'airdrop' } as const;
      bus.emit({ kind: 'popupShown', popup: { key: NOTICE, content, removeAfterMs: NOTICE_MS } });
    } else bus.emit({ kind: 'dialogOpened', dialog: { kind: 'claimPopup' } });
  };

  const stopStore = store.subscribe(look);
  const stopHistory = history.subscribe(look);
  look();
  return () => {
    stopStore();
    stopHistory();
  };
}
