import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { CardMenu } from './CardMenu';
import { PoolsMenu } from './PoolsMenu';

/** What stands in the head of the card beside the settings: the choice of pools, and what is seldom wanted. */
export function CardMenus(props: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  return (
    <>
      <PoolsMenu {...props} />
      <CardMenu {...props} />
    </>
  );
}
