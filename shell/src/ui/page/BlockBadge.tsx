import { explorerLink } from '@dex/mf-shared/domain';
import { selectBlock, selectFreshness } from '@dex/mf-shared/state';
import { ExternalLink, theme, useActiveChain, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { pageTexts } from './page.messages';

/** How long the mark pulses after a new block (SHELL-14), in milliseconds. */
const PULSE_MS = 1000;

const beat = keyframes`
  50% { transform: scale(1.6); opacity: 0.5; }
`;

const Place = styled.footer`
  position: fixed;
  right: 16px;
  bottom: 12px;
  z-index: ${theme.layer.body};
  font-size: ${theme.fontSize.tiny};
  font-variant-numeric: tabular-nums;
  /* There the navigation lies at the bottom and a form is as wide as the page: over neither, but beside the name in the header. */
  @media (max-width: ${theme.breakpoint.large}px) {
    top: 20px;
    right: auto;
    bottom: auto;
    left: 116px;
    z-index: ${theme.layer.header};
  }
  @media (max-width: ${theme.breakpoint.medium}px), print, (max-height: 479px) {
    display: none;
  }
  a {
    gap: 8px;
    min-height: 24px;
    color: ${theme.color.success};
    &[data-standing='late'],
    &[data-standing='old'] {
      color: ${theme.color.warning};
    }
    font-weight: ${theme.fontWeight.text};
  }
`;

const Mark = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: currentColor;
  &[data-pulsing='true'] {
    animation: ${beat} ${PULSE_MS}ms ease-in-out;
  }
`;

function usePulse(number: number | undefined): boolean {
  const [calm, setCalm] = useState(number);
  const isFirst = calm === undefined;
  useEffect(() => {
    // The first number is no change.
    const timer = setTimeout(() => setCalm(number), isFirst ? 0 : PULSE_MS);
    return () => clearTimeout(timer);
  }, [number, isFirst]);
  return !isFirst && calm !== number;
}

const SECOND_MS = 1000;
const MINUTES_FROM_SECONDS = 120;

/** How long ago a moment was, in words that are counted on; null for no moment. */
function useAge(sinceMs: number | null): string | null {
  const intl = useIntl();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (sinceMs === null) return undefined;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [sinceMs]);
  if (sinceMs === null) return null;
  const seconds = Math.max(0, Math.round((now - sinceMs) / SECOND_MS));
  const isMinutes = seconds >= MINUTES_FROM_SECONDS;
  return intl.formatMessage(isMinutes ? pageTexts.minutes : pageTexts.seconds, {
    count: isMinutes ? Math.floor(seconds / 60) : seconds,
  });
}

/** The newest block's number at the edge of the page. */
export function BlockBadge() {
  const intl = useIntl();
  const chain = useActiveChain();
  const number = useSharedSelector((state) => selectBlock(state)?.number);
  const isPulsing = usePulse(number);
  const freshness = useSharedSelector(selectFreshness);
  const age = useAge(freshness.kind === 'fresh' ? null : freshness.sinceMs);
  if (number === undefined) return null;
  return (
    <Place data-testid="shell-block">
      <ExternalLink
        plain
        href={explorerLink(chain, 'block', number)}
        data-standing={freshness.kind}
        aria-label={intl.formatMessage(age ? pageTexts.oldBlock : pageTexts.latestBlock, {
          number: String(number),
          explorer: chain.explorer.name,
          age,
        })}
      >
        <span>{age ? `${number} · ${age}` : number}</span>
        <Mark data-pulsing={isPulsing} />
      </ExternalLink>
    </Place>
  );
}
