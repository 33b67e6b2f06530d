// What a first screen does without: dialogs, fields, menus. The shell serves it as a chunk, so that it costs no start-up bytes.
export { ApproveButtons } from '../approvals/ApproveButtons';
export type { ApprovalStepKind } from '../approvals/ApproveButtons';
export { AddressText } from '../addresses/AddressText';
export { ConfirmBurn } from '../addresses/ConfirmBurn';
export { RecipientField } from '../addresses/RecipientField';
export { NotAvailable } from '../connect/NotAvailable';
export { ConfirmByTyping } from '../dialogs/ConfirmByTyping';
export { Dialog } from '../dialogs/Dialog';
export { YesNoPrompt } from '../dialogs/YesNoPrompt';
export type { BadgeTone } from '../primitives/Badge';
export { Badge } from '../primitives/Badge';
export { Checkbox } from '../primitives/Checkbox';
export { Menu, MenuItem, MenuLink } from '../primitives/Menu';
export type { PopoverTrigger } from '../primitives/Popover';
export { SegmentedControl } from '../primitives/SegmentedControl';
export { Slider } from '../primitives/Slider';
export { TextField } from '../primitives/TextField';
export { Toggle } from '../primitives/Toggle';
