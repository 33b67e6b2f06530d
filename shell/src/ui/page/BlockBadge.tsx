import { explorerLink } from '@dex/mf-shared/domain';
import { selectBlock } from '@dex/mf-shared/state';
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
  @media (max-width: ${theme.breakpoint.medium}px) {
    display: none;
  }
  a {
    gap: 8px;
    min-height: 24px;
    color: ${theme.color.success};
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

/** The newest block's number at the edge of the page. */
export function BlockBadge() {
  const intl = useIntl();
  const chain = useActiveChain();
  const number = useSharedSelector((state) => selectBlock(state)?.number);
  const isPulsing = usePulse(number);
  if (number === undefined) return null;
  return (
    <Place data-testid="shell-block">
      <ExternalLink
        plain
        href={explorerLink(chain, 'block', number)}
        aria-label={intl.formatMessage(pageTexts.latestBlock, { number: String(number), explorer: chain.explorer.name })}
      >
        <span>{number}</span>
        <Mark data-pulsing={isPulsing} />
      </ExternalLink>
    </Place>
  );
}
