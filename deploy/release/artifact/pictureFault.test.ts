import { faultOfPicture, isScoped, pictureScope } from './pictureFault';

const good = {
  css: '.p-swap-1{color:var(--text)}@media (max-width: 500px){.p-swap-1 svg,.p-swap-2:hover:not(:disabled){gap:4px}}@keyframes p-swap-3{from{opacity:1}}',
  drawings: [
    [
      [
        'div',
        { class: 'p-swap-1' },
        ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0', fill: 'none' }]],
        ['a', { href: '/pool' }, 'Pool'],
        ['input', { type: 'text', placeholder: '0.0', value: '' }],
      ],
    ],
  ],
  routes: { swap: { 'en-US': [0, 0], 'zh-CN': [0, 0] } },
};
const drawing = (...node: readonly unknown[]) => ({ ...good, drawings: [[['div', {}, node]]] });
const css = (text: string) => ({ ...good, css: text });

// DELIVERY-46
describe('the picture of a section', () => {
  it('may be elements and rules of its own', () => {
    expect(faultOfPicture(good, 'swap')).toBeNull();
  });

  it.each([
    ['script', {}],
    ['SCRIPT', {}],
    ['iframe', { src: '/x' }],
    ['form', {}],
    ['meta', {}],
    ['style', {}],
    ['link', { href: '/x' }],
    ['base', { href: '/x' }],
    ['object', {}],
    ['embed', {}],
    ['template', {}],
    ['math', {}],
    ['foreignObject', {}],
    ['use', { href: '#x' }],
    ['animate', {}],
    ['video', {}],
    ['x-own', {}],
    ['textarea', {}],
  ])('holds no element %s', (tag, attributes) => {
    expect(faultOfPicture(drawing(tag, attributes), 'swap')).toMatch(/^the element /);
  });

  it('holds no script in a drawing of lines', () => {
    expect(faultOfPicture(drawing('svg', {}, ['script', {}, 'alert(1)']), 'swap')).toBe('the element script');
  });

  it.each([
    ['button', { onclick: 'x()' }],
    ['img', { onerror: 'x()', src: '/x.png' }],
    ['div', { ONLOAD: 'x()' }],
    ['div', { style: 'color:red' }],
    ['a', { href: 'javascript:alert(1)' }],
    ['a', { href: ' javascript:alert(1)' }],
    ['a', { href: 'data:text/html,x' }],
    ['a', { href: '//evil.example' }],
    ['a', { href: 'https://evil.example' }],
    ['a', { href: '/\\evil.example' }],
    ['a', { href: '/pool', target: '_top' }],
    ['a', { 'xlink:href': '/x' }],
    ['img', { src: 'https://evil.example/x.png' }],
    ['img', { srcset: '/x 2x' }],
    ['button', { formaction: '/x' }],
    ['button', { type: 'submit' }],
    ['input', { type: 'password' }],
    ['input', { type: 'file' }],
    ['input', { name: 'seed' }],
    ['div', { id: 'root' }],
    ['div', { slot: 'x' }],
    ['div', { is: 'x-own' }],
    ['div', { class: 'sc-bdnzMm' }],
    ['div', { class: 'p-swap-1 p-pool-1' }],
    ['path', { fill: 'url(#x)' }],
    ['path', { fill: 'URL(https://evil.example)' }],
    ['div', { title: 1 }],
    ['div', null],
    ['div', []],
  ])('holds no %s with %j', (tag, attributes) => {
    expect(faultOfPicture(drawing(tag, attributes), 'swap')).not.toBeNull();
  });

  it.each([
    '@import "/x.css";',
    '@import url(/x.css);',
    '@font-face{font-family:a;src:url(/x)}',
    '@layer a{.p-swap-1{color:red}}',
    '.p-swap-1{background:url(/x.png)}',
    '.p-swap-1{background:URL (/x.png)}',
    '.p-swap-1{background:u\\72l(/x.png)}',
    '.p-swap-1{background:image-set("/x.png" 1x)}',
    '@keyframes p-swap-3{from{background:url(/x.png)}}',
    '@keyframes spin{from{opacity:1}}',
    'body{display:none}',
    '*{color:red}',
    ':root{--text:red}',
    ':root .p-swap-1{color:red}',
    'body:has(.p-swap-1){display:none}',
    '.p-swap-1,body{color:red}',
    '.p-pool-1{color:red}',
    '.p-swap-{color:red}',
    '[data-testid]{color:red}',
    '@media print{body{color:red}}',
    '.p-swap-1{color:red',
    '.p-swap-1{content:"}',
    'color:red',
    '.p-swap-1{}</style><script>x()</script>',
    '/* */.p-swap-1{color:red}',
  ])('holds no style %s', (text) => {
    expect(faultOfPicture(css(text), 'swap')).not.toBeNull();
  });

  it('is nothing else, and leads to drawings that are there', () => {
    for (const raw of [
      null,
      'x',
      [],
      { ...good, html: '<b>' },
      { ...good, routes: { swap: { 'en-US': [0, 1] } } },
      { ...good, routes: { swap: { de: [0, 0] } } },
    ])
      expect(faultOfPicture(raw, 'swap')).not.toBeNull();
  });

  it('is of one section alone', () => {
    expect(faultOfPicture(good, 'pool')).toMatch(/class/);
    expect(isScoped('.p-swap-1 > a', pictureScope('swap'))).toBe(true);
    expect(isScoped('.p-swap-1x', pictureScope('swap'))).toBe(false);
  });
});
