import { parseMarkup, pictureNodes } from './markup';
import { plainCss, scopeDrawings } from './scopeDrawings';

describe('markup that react-dom wrote', () => {
  it('becomes elements', () => {
    expect(pictureNodes(parseMarkup('<div class="a"><input value="" disabled/>5 &lt; 6<br/><b>&amp;</b></div>'))).toEqual([
      ['div', { class: 'a' }, ['input', { value: '', disabled: '' }], '5 < 6', ['br', {}], ['b', {}, '&']],
    ]);
  });

  it.each(['<div>', '</div>', '<div></p>', '<!-- x -->', "<div class='a'></div>", '&nbsp;', '<'])('is refused otherwise: %s', (markup) => {
    expect(() => parseMarkup(markup)).toThrow(RangeError);
  });
});

describe('the styles of drawings', () => {
  const css = plainCss(
    '<style data-styled="true">.ab{color:red;animation:spin 1s;}/*!sc*/.ab:hover > .cd,.ef{gap:1px;}/*!sc*/data-styled.g1[id="sc-x"]{content:"ab,"}/*!sc*/body{margin:0;}@keyframes spin{from{opacity:1;}}@media print{.ab{gap:2px;}}.ab [data-testid="x"]{gap:3px;}</style>',
  );
  const markup = '<div class="sc-x ab" id="i" style="top:0"><p class="cd" data-testid="x" aria-labelledby="i" inputMode="text"></p></div>';

  it('get names of their own, and rules about nothing of them are left out', () => {
    const scoped = scopeDrawings([parseMarkup(markup)], css, 'p-x-');
    expect(scoped.drawings.map(pictureNodes)).toEqual([
      [['div', { class: 'p-x-1 p-x-2' }, ['p', { class: 'p-x-3', 'data-part': 'x', inputmode: 'text' }]]],
    ]);
    expect(scoped.css).toBe(
      '.p-x-1{color:red;animation:p-x-4 1s;}.p-x-1:hover > .p-x-3{gap:1px;}@keyframes p-x-4{from{opacity:1;}}@media print{.p-x-1{gap:2px;}}.p-x-1 [data-part="x"]{gap:3px;}.p-x-2.p-x-2.p-x-2{top:0}',
    );
  });

  it('stand beside links of this site alone', () => {
    const links = '<a href="https://far.example" target="_blank">Far</a><a href="/pool">Pool</a>';
    expect(scopeDrawings([parseMarkup(links)], '', 'p-x-').drawings.map(pictureNodes)).toEqual([
      [
        ['a', { target: '_blank' }, 'Far'],
        ['a', { href: '/pool' }, 'Pool'],
      ],
    ]);
  });

  it('of the page are kept for what stands around every section', () => {
    expect(scopeDrawings([parseMarkup(markup)], css, 'p-x-', 'page').css).toContain('body{margin:0;}');
  });
});
