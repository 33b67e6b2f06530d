/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ProposalMarkdown } from './ProposalMarkdown';

/** What stands in the page for a description, as HTML. */
function shown(text: string): HTMLElement {
  renderWithServices(<ProposalMarkdown text={text} />);
  return screen.getByTestId('governance-description');
}

const table = (...cells: readonly string[]) => `| head |\n|---|\n${cells.map((cell) => `| ${cell} |`).join('\n')}\n`;
/** Whatever could run or make the page call elsewhere. */
const ACTIVE = 'script, img, iframe, svg, object, embed, form, input, style, link, [onerror], [onclick], [onload]';

describe('a description', () => {
  it('shows a table as a table, in a box that scrolls by itself and can be reached', () => {
    shown('| column | other |\n|---|--:|\n| a | **b** |\n| c |');
    const box = screen.getByRole('region', { name: 'Table' });
    expect(box.tabIndex).toBe(0);
    const drawn = within(box).getByRole('table');
    expect(
      within(drawn)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['column', 'other']);
    expect(
      within(drawn)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['a', 'b', 'c', '']);
    expect(within(drawn).getByText('b').tagName).toBe('STRONG');
  });

  it('shows headings, lists and links', () => {
    const body = shown('# One\n\n###### Deep\n\n- two\n- three\n\n[four](https://example.org/five)');
    expect(within(body).getByRole('heading', { name: 'One', level: 3 })).toBeTruthy();
    expect(within(body).getByRole('heading', { name: 'Deep', level: 6 })).toBeTruthy();
    expect(
      within(body)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['two', 'three']);
    expect(within(body).getByRole<HTMLAnchorElement>('link', { name: 'four' }).href).toBe('https://example.org/five');
  });

  it('shows the character that an entity stands for', () => {
    expect(shown('A &amp; B&nbsp;C, 1 &lt; 2').textContent?.replaceAll('\u00a0', ' ')).toBe('A & B C, 1 < 2');
  });

  it('strikes out, and makes links of bare addresses', () => {
    const body = shown('~~old~~ see https://example.org/forum and www.example.org');
    expect(body.querySelector('del')?.textContent).toBe('old');
    expect(
      within(body)
        .getAllByRole<HTMLAnchorElement>('link')
        .map(({ href, target, rel }) => [href, target, rel]),
    ).toEqual([
      ['https://example.org/forum', '_blank', 'noopener noreferrer'],
      ['http://www.example.org/', '_blank', 'noopener noreferrer'],
    ]);
  });

  it('reports where a link leads out of the application', () => {
    const { services } = renderWithServices(<ProposalMarkdown text="[four](https://example.org/five)" />);
    fireEvent.click(screen.getByRole('link', { name: 'four' }));
    expect(services.said).toEqual([{ kind: 'eventReported', event: { kind: 'outboundLink', url: 'https://example.org/five' } }]);
  });

  it.each([
    '<script>document.title="owned"</script>',
    '<img src=x onerror="document.title=\'owned\'">',
    '<svg onload=alert(1)></svg>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">press</a>',
    '<style>*{display:none}</style>',
    '![picture](https://example.org/x.png)',
    '![picture](data:image/svg+xml;base64,PHN2Zz4=)',
  ])('runs nothing of %s, in plain text or in a table', (attempt) => {
    const body = shown(`${attempt}\n\n${table(attempt, `before ${attempt} after`)}`);
    expect(body.querySelectorAll(ACTIVE)).toHaveLength(0);
    expect(body.querySelectorAll('[href], [src]')).toHaveLength(0);
    expect(document.title).not.toBe('owned');
    expect(body.querySelectorAll('td')).toHaveLength(2);
  });

  it.each([
    '[press](javascript:alert(1))',
    '[press](JaVaScRiPt:alert(1))',
    '[press](java&#115;cript:alert(1))',
    '[press](<javascript:alert(1)>)',
    '[press](data:text/html,<script>alert(1)</script>)',
    '[press](vbscript:alert(1))',
    '<javascript:alert(1)>',
  ])('takes the address from %s, in plain text or in a table', (attempt) => {
    const body = shown(`${attempt}\n\n${table(attempt)}`);
    expect(body.querySelectorAll('a')).toHaveLength(0);
    expect(body.querySelectorAll('td')).toHaveLength(1);
  });

  it('shows the words of a picture in its place', () => {
    expect(shown('before ![chart of votes](https://example.org/x.png) after').textContent).toBe('before chart of votes after');
  });

  it('keeps check boxes and footnotes as text', () => {
    const body = shown('- [ ] later\n- [x] done\n\nSee[^1].\n\n[^1]: A note.');
    expect(body.querySelectorAll('input, sup, [id]')).toHaveLength(0);
    expect(body.textContent).toContain('[x] done');
  });

  it('stands 200 KB with a table of a thousand rows', () => {
    const body = shown(
      `# Long\n\n${'word '.repeat(32_000)}\n\n${table(...Array.from({ length: 1000 }, (_, row) => `row number ${row} of many`))}`,
    );
    expect(body.querySelectorAll('tbody tr')).toHaveLength(1000);
  });
});

// GOV-4
it.each([
  ['quotes', '> '.repeat(5000) + 'x'],
  ['lists', '- '.repeat(3000) + 'x'],
  ['numbered lists', '1. '.repeat(3000) + 'x'],
  ['lists in lines of their own', Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['more stressed words than can be paired', '*_a'.repeat(4000)],
  ['more links begun than can be ended', '[a]('.repeat(4000)],
  ['a quote that takes up thousands of lines', `> a\n${'b\n'.repeat(4000)}`],
])('a description of %s that would hold the page stands as it was written', (_, text) => {
  expect(shown(text).querySelector('pre')?.textContent).toBe(text);
});

it.each([
  ['\\n', '\n\n'],
  ['\\r\\n', '\r\n\r\n'],
])('a description with many stressed words, each paragraph with its own, is drawn where lines end with %s', (_, gap) => {
  expect(shown(`**for** and _against_${gap}`.repeat(1200)).querySelectorAll('strong')).toHaveLength(1200);
});

it.each(['-', '*', '_'])('a description with a long ruler of %s is drawn', (mark) => {
  expect(shown(`for\n\n${mark.repeat(300)}\n\nagainst`).querySelectorAll('hr')).toHaveLength(1);
});

it('a description of lists and quotes as people write them is drawn', () => {
  const body = shown('- a\n  - b\n    1. c\n       > d\n\n---\n\n```\n        deep in code\n```');
  expect(body.querySelector('li li li blockquote')?.textContent).toContain('d');
});
