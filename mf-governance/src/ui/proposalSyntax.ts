import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';

/**
 * What proposals write beyond plain markdown: tables, struck-out text and bare addresses. The other extensions of that dialect
 * stay out: footnotes would leap within the page, and check boxes would look as if they could be ticked.
 */
function proposalSyntax(this: { data(): object }): void {
  // The only extensions of this parser, under the names by which it looks for them.
  Object.assign(this.data(), {
    micromarkExtensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
    fromMarkdownExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
  });
}

export const proposalPlugins: Options['remarkPlugins'] = [proposalSyntax];
