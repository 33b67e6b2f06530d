import { useAccount, useLocation, useRead } from '@dex/mf-shared/ui';
import { askedOwner, shownOwner, type ShownOwner } from '../../../domain/v3/shownOwner';

/** Whose positions the overview shows; a name is asked of the name service while it stands in the address. */
export function useShownOwner(): ShownOwner {
  const asked = askedOwner(useLocation().search);
  const answer = useRead<'addressOf'>(asked.kind === 'name' ? { kind: 'addressOf', name: asked.name } : null);
  return shownOwner(asked, useAccount(), answer);
}
