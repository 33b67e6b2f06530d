import type { DialogRequest } from '../../contract/dialogs';
import { useServices } from './ServicesContext';

/** Asks the shell to open one of its dialogs, or the one that is open to close. */
export function useOpenDialog(): (dialog: DialogRequest) => void {
  const { bus } = useServices();
  return (dialog) => bus.emit({ kind: 'dialogOpened', dialog });
}

export function useCloseDialog(): () => void {
  const { bus } = useServices();
  return () => bus.emit({ kind: 'dialogClosed' });
}
