import type { AddCommands } from '../add/useAddCommands';
import type { AddScreenForm } from '../add/useAddForm';

export function LiquidityChart(_props: { readonly form: AddScreenForm; readonly commands: AddCommands }) {
  return null;
}
