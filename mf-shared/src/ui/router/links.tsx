import type { ComponentPropsWithRef } from 'react';
import { Link } from './Link';
import { css, styled } from 'styled-components';
import { Icon } from '../primitives/Icon';
import { useServices } from '../services/ServicesContext';
import { theme } from '../theme/theme';

const look = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  border-radius: 4px;
  color: ${theme.color.accent};
  font-weight: ${theme.fontWeight.strong};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
  /* Within a sentence a link is as high as its line; elsewhere it is large enough to be hit. */
  &:not(p *) {
    min-height: 24px;
    @media (pointer: coarse) {
      position: relative;
      &::after {
        content: '';
        position: absolute;
        inset: -10px 0;
      }
    }
  }
`;

/** A way to another screen of the application. */
export const AppLink = styled(Link)`
  ${look}
`;

const Anchor = styled.a`
  ${look}
`;

interface ExternalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** Without the arrow that says that the link leaves the application. */
  readonly plain?: boolean;
}

/** A way out of the application, in a new tab; the click is reported without anything that names the person. */
export function ExternalLink({ href, plain, children, onClick, ...rest }: ExternalLinkProps) {
  const { bus } = useServices();
  return (
    <Anchor
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        bus.emit({ kind: 'eventReported', event: { kind: 'outboundLink', url: href } });
        onClick?.(event);
      }}
    >
      {children}
      {!plain && <Icon name="external" size={16} />}
    </Anchor>
  );
}
