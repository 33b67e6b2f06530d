import type { RemoteView } from '@dex/mf-shared/contract';
import { lazyPart } from '@dex/mf-shared/ui';
import { ClaimPopup } from './ClaimPopup';
import { ClaimScreen } from './ClaimScreen';

// With the engine of orders, which no first picture waits for.
const AddressClaimDialog = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './AddressClaimDialog')).AddressClaimDialog);
const SelfClaimDialog = lazyPart(async () => (await import(/* webpackChunkName: "orders" */ './SelfClaimDialog')).SelfClaimDialog);

/** The section's root component: its screen, or one of its dialogs. */
export function Root({ view }: { readonly view: RemoteView }) {
  if (view.kind === 'screen') return <ClaimScreen />;
  switch (view.dialog.kind) {
    case 'selfClaim':
      return <SelfClaimDialog />;
    case 'addressClaim':
      // Another link has a form of its own.
      return <AddressClaimDialog key={view.dialog.address} address={view.dialog.address} />;
    case 'claimPopup':
      return <ClaimPopup />;
    default:
      return null;
  }
}
