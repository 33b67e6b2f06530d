import { theme } from '@dex/mf-shared/ui';
import Markdown from 'react-markdown';
import { styled } from 'styled-components';

const Body = styled.div`
  line-height: 1.5;
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: 12px;
  }
  & :is(h1, h2, h3, h4) {
    font-size: ${theme.fontSize.large};
    line-height: 1.25;
  }
  & :is(ul, ol) {
    padding-left: 24px;
  }
  & a {
    color: ${theme.color.accent};
  }
  & :is(pre, table) {
    overflow-x: auto;
  }
`;

/**
 * A proposal's description. The renderer makes React elements only: raw HTML stays text, and links other than http(s), mailto
 * and the like lose their address. Pictures are left out, since a proposal must not make the page call on other hosts.
 */
export function ProposalMarkdown({ text }: { readonly text: string }) {
  return (
    <Body data-testid="governance-description">
      <Markdown
        disallowedElements={['img']}
        components={{
          a: ({ href, children }) => (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {children}
            </a>
          ),
        }}
      >
        {text}
      </Markdown>
    </Body>
  );
}
