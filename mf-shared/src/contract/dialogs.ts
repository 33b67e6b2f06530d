import type { RemoteName } from './remoteName';

/** What can be open over the page; one at a time (SHELL-9). */
export type DialogRequest =
  | { readonly kind: 'wallet' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'selfClaim' }
  | { readonly kind: 'addressClaim'; readonly address?: string }
  | { readonly kind: 'claimPopup' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'delegate' }
  | { readonly kind: 'vote'; readonly governorIndex: number; readonly proposalId: string; readonly support: 0 | 1 | 2 }
  | { readonly kind: 'poolOverviewOptions' }
  | { readonly kind: 'arbitrumOptions' }
  | { readonly kind: 'governanceTokenBalance' };

export type DialogKind = DialogRequest['kind'];

/** Who draws a dialog: the shell itself or the remote that serves it on every page. `poolOverviewOptions` is a menu inside mf-pool's own screen. */
export const DIALOG_OWNER: Readonly<Record<DialogKind, RemoteName | 'shell'>> = {
  wallet: 'shell',
  settings: 'shell',
  menu: 'shell',
  arbitrumOptions: 'shell',
  governanceTokenBalance: 'shell',
  selfClaim: 'claim',
  addressClaim: 'claim',
  claimPopup: 'claim',
  delegate: 'governance',
  vote: 'governance',
  poolOverviewOptions: 'pool',
};
