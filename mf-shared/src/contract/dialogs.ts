/** What can be open over the page; one at a time (SHELL-9). */
export type DialogRequest =
  | { readonly kind: 'wallet' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'selfClaim' }
  | { readonly kind: 'addressClaim'; readonly address?: string }
  | { readonly kind: 'claimPopup' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'thisBuild' }
  | { readonly kind: 'delegate' }
  | { readonly kind: 'vote'; readonly governorIndex: number; readonly proposalId: string; readonly support: 0 | 1 | 2 }
  | { readonly kind: 'arbitrumOptions' }
  | { readonly kind: 'governanceTokenBalance' };

export type DialogKind = DialogRequest['kind'];
