import { MINING_DURATION_SECONDS, MINING_FALLBACK_END_SECONDS } from './staking';

/** Where liquidity mining stands (MINING-1): what is counted down to, and how long it is, in seconds. */
export type Countdown = { readonly phase: 'beginsIn' | 'endsIn'; readonly secondsLeft: number } | { readonly phase: 'ended' };

/** The countdown at a time; all in seconds. The start lies 60 days before the end; without an end the fixed one counts. */
export function countdown(nowSeconds: number, periodFinish: number | null): Countdown {
  const end = periodFinish ?? MINING_FALLBACK_END_SECONDS;
  const start = end - MINING_DURATION_SECONDS;
  if (nowSeconds < start) return { phase: 'beginsIn', secondsLeft: start - nowSeconds };
  return nowSeconds < end ? { phase: 'endsIn', secondsLeft: end - nowSeconds } : { phase: 'ended' };
}

/** Seconds as days, hours, minutes and seconds. */
export function timeParts(seconds: number): {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
} {
  const whole = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}
