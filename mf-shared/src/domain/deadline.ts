import type { ChainId } from './chainId';
import { isListedLayer2 } from './listedLayer2';

/** The user deadline without a choice, in seconds (TX-9). */
export const DEFAULT_DEADLINE_SECONDS = 1800;
/** The shortest and the longest user deadline, in seconds (TX-9). */
export const DEADLINE_BOUNDS_SECONDS = { min: 60, max: 10_800 } as const;
/** The user deadline on 42161, 421611, 10 and 69, where the field is hidden (TX-8). */
export const LAYER2_DEADLINE_SECONDS = 300;
/** Added to every signed deadline; its reason is not known (TX-8). */
export const EXTRA_DEADLINE_SECONDS = 86_400;

/** What a deadline text (minutes) means; empty restores the default, invalid leaves the old value in force (TX-9). */
export type DeadlineEntry =
  | { readonly kind: 'default' }
  | { readonly kind: 'valid'; readonly seconds: number }
  | { readonly kind: 'invalid' };

/** Minutes as text into seconds, read from the digits: "1.5" is 90. Valid from 60 to 10800 in whole seconds. */
export function parseDeadlineMinutes(text: string): DeadlineEntry {
  if (text.trim() === '') return { kind: 'default' };
  if (!/^(?:[0-9]{1,4}\.?[0-9]{0,6}|\.[0-9]{1,6})$/.test(text)) return { kind: 'invalid' };
  const [whole = '', fraction = ''] = text.split('.');
  // Millionths of a minute, so that no float decides where a second ends.
  const seconds = Math.floor((Number(`${whole}${fraction.padEnd(6, '0')}`) * 60) / 1_000_000);
  return isDeadlineSeconds(seconds) ? { kind: 'valid', seconds } : { kind: 'invalid' };
}

/** True for a whole number of seconds from 60 to 10800. */
export function isDeadlineSeconds(value: unknown): value is number {
  const { min, max } = DEADLINE_BOUNDS_SECONDS;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** What the signed deadline depends on: all times in seconds since the epoch; the block's is null until one is known. */
export interface DeadlineFacts {
  readonly chainId: ChainId;
  readonly userDeadlineSeconds: number;
  readonly blockTimestamp: number | null;
  readonly clockSeconds: number;
}

/** The deadline that is signed and sent: now + user deadline (300 s on the listed rollups) + 86400 s (TX-8). */
export function deadlineToSend({ chainId, userDeadlineSeconds, blockTimestamp, clockSeconds }: DeadlineFacts): number {
  const user = isListedLayer2(chainId) ? LAYER2_DEADLINE_SECONDS : userDeadlineSeconds;
  return Math.floor(blockTimestamp ?? clockSeconds) + user + EXTRA_DEADLINE_SECONDS;
}
