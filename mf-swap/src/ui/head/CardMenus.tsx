import { hasPoolChoice } from '../../state/selectPair';
import type { SwapCommands } from '../useSwapCommands';
import type { SwapForm } from '../useSwapForm';
import { CardMenu } from './CardMenu';
import type { HeadMenu } from './HeadButtons';
import { PoolsMenu } from './PoolsMenu';

export interface CardMenusProps {
  readonly form: SwapForm;
  readonly commands: SwapCommands;
  /** The one that the person waits for. */
  readonly awaited: HeadMenu | null;
}

/** The menus behind the buttons of the card's head: the choice of pools, and what is seldom wanted. */
export function CardMenus({ form, commands, awaited }: CardMenusProps) {
  return (
    <>
      {hasPoolChoice(form.pair) && <PoolsMenu form={form} commands={commands} startsOpen={awaited === 'pools'} />}
      <CardMenu form={form} commands={commands} startsOpen={awaited === 'more'} />
    </>
  );
}
