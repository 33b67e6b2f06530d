/** What a section can break. */
export type FindingCode =
  | 'shared_copy'
  | 'over_budget'
  | 'text_missing'
  | 'screen_missing'
  | 'dialog_missing'
  | 'listener_leak'
  | 'node_leak'
  | 'own_request'
  | 'page_error'
  | 'not_accessible';

/** One promise of the contract that a built section breaks, with the name of what breaks it. */
export interface Finding {
  readonly code: FindingCode;
  readonly said: string;
}

export const finding = (code: FindingCode, said: string): Finding => ({ code, said });
