import type { ChainError } from '../../contract/ports';

/** A cause in words, set off with a colon; raw bytes and text forms of objects say nothing to a person. */
export function reasonText({ reason, message }: Pick<ChainError, 'reason' | 'message'>): string {
  const said = (reason ?? message)
    .replace(/0x[0-9a-fA-F]{20,}/g, '…')
    .replace(/\[object \w+\]|\bundefined\b/g, '')
    .trim()
    .slice(0, 200);
  return said === '' ? '' : `: ${said.replace(/\.$/, '')}`;
}
