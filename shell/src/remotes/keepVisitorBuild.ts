import type { RemoteName } from '@dex/mf-shared/contract';
import { visitorBuildKey } from './visitorBuild';
import type { VisitorBuild } from './visitorBuild';

type Keeper = Pick<Storage, 'setItem' | 'removeItem'>;

/** Keeps the visitor's choice, or with null forgets it; false when the browser keeps nothing. */
export function keepVisitorBuild(storage: Keeper | null, remote: RemoteName, choice: VisitorBuild | null): boolean {
  try {
    if (choice === null) storage?.removeItem(visitorBuildKey(remote));
    else storage?.setItem(visitorBuildKey(remote), choice);
    return storage !== null;
  } catch {
    return false;
  }
}
