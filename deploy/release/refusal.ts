import { err } from '@dex/mf-shared/domain';

/** Every reason for which the release command refuses; the code is what scripts and tests branch on. */
export type RefusalCode =
  | 'already_initialised'
  | 'artifact_damaged'
  | 'bad_facts'
  | 'bad_percent'
  | 'bad_picture'
  | 'bad_settings'
  | 'broken_chain'
  | 'canary_exists'
  | 'canary_off'
  | 'conflict'
  | 'file_changed'
  | 'file_extra'
  | 'file_missing'
  | 'frozen'
  | 'incompatible_remote'
  | 'incompatible_shell'
  | 'keys_in_repository'
  | 'last_key'
  | 'last_shell'
  | 'map_refused'
  | 'served_differs'
  | 'missing_export'
  | 'changed_export'
  | 'missing_key'
  | 'no_consent'
  | 'no_settings'
  | 'no_canary'
  | 'not_in_history'
  | 'not_initialised'
  | 'not_proved'
  | 'page_unpinned'
  | 'revoked'
  | 'rolled_back'
  | 'route_not_allowed'
  | 'route_taken'
  | 'shared_copy'
  | 'shell_refuses'
  | 'shown_shell'
  | 'store_denied'
  | 'store_unfit'
  | 'style_file'
  | 'unknown_id'
  | 'unknown_remote'
  | 'unreadable_range'
  | 'untrusted_keys'
  | 'usage';

/** A refusal with one sentence for the person at the terminal. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
}

/** A failure result with that refusal. */
export function refuse(code: RefusalCode, detail: string): { readonly ok: false; readonly error: Refusal } {
  return err({ code, detail });
}
