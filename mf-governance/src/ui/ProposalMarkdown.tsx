import { ExternalLink, theme } from '@dex/mf-shared/ui';
import Markdown, { type Components } from 'react-markdown';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isTooIntricate, proposalBody } from '../domain/proposalBody';
import { detailTexts } from './governance.messages';
import { proposalPlugins } from './proposalSyntax';

const Body = styled.div`
  line-height: 1.5;
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: 12px;
  }
  & :is(h3, h4, h5, h6) {
    font-size: ${theme.fontSize.large};
    line-height: 1.25;
  }
  & :is(ul, ol) {
    padding-left: 24px;
  }
  & pre {
    margin-bottom: 0;
    padding: 12px;
    border-radius: ${theme.radius.medium};
    background: ${theme.color.inset};
    font-size: ${theme.fontSize.small};
    white-space: pre-wrap;
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid ${theme.color.hover};
    color: ${theme.color.textMuted};
  }
`;

/** A table is as wide as its words need and moves sideways in a box of its own: the page never does. */
const TableBox = styled.div`
  max-width: 100%;
  overflow-x: auto;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.inset};
  & table {
    min-width: 100%;
    border-collapse: collapse;
    font-size: ${theme.fontSize.small};
  }
  & :is(th, td) {
    min-width: 80px;
    max-width: min(320px, 50vw);
    padding: 8px 12px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & th {
    font-weight: ${theme.fontWeight.strong};
  }
  & :is(tr + tr, tbody tr) > * {
    border-top: 1px solid ${theme.color.hover};
  }
`;

function ScrollingTable({ children }: { readonly children?: ReactNode }) {
  const label = useIntl().formatMessage(detailTexts.table);
  return (
    // Reached by the keyboard, so that its arrows can move it.
    <TableBox role="region" aria-label={label} tabIndex={0} data-testid="governance-table">
      <table>{children}</table>
    </TableBox>
  );
}

const components: Components = {
  // An address that was taken away leaves the words alone: nothing to press that leads nowhere.
  a: ({ href, children }) =>
    href ? (
      <ExternalLink plain href={href}>
        {children}
      </ExternalLink>
    ) : (
      <span>{children}</span>
    ),
  // The page has its one first heading, and the description one of the second order above it.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  img: ({ alt }) => (alt ? <span>{alt}</span> : null),
  table: ({ children }) => <ScrollingTable>{children}</ScrollingTable>,
};

/**
 * A proposal's description. The renderer makes React elements only: raw HTML stays text, and links other than http(s), mailto
 * and the like become plain words. Of pictures the words alone stand, since a proposal must not make the page call on other hosts.
 */
export function ProposalMarkdown({ text }: { readonly text: string }) {
  const body = proposalBody(text);
  return (
    <Body data-testid="governance-description">
      {isTooIntricate(body) ? (
        <pre>{body}</pre>
      ) : (
        <Markdown remarkPlugins={proposalPlugins} components={components}>
          {body}
        </Markdown>
      )}
    </Body>
  );
}
