import { findMarkupSinks } from './markupSinks';

describe('a script that ships', () => {
  it.each([
    'element.innerHTML="&amp;"',
    'e.innerHTML+=x',
    'e["outerHTML"] = x',
    'e.insertAdjacentHTML("beforeend",x)',
    'document.write(x)',
    'new DOMParser().parseFromString(x,"text/html")',
    'range.createContextualFragment(x)',
    'frame.srcdoc=x',
    'frame.setAttribute("srcdoc",x)',
    'eval(x)',
    'new Function("return this")()',
    'var g=Function("return this")()',
  ])('may not hold %s', (source) => {
    expect(findMarkupSinks('657.abc.js', `before;${source};after`)).toHaveLength(1);
  });

  it.each([
    'e.innerHTML===x',
    'if(e.__html==e.innerHTML)x()',
    'e.textContent=x',
    'const names={src:null,srcDoc:null}',
    'retrieval(x)',
    'isFunction(x)',
    'class A extends Function{}',
    'x.eval(y)',
  ])('may hold %s', (source) => {
    expect(findMarkupSinks('657.abc.js', source)).toEqual([]);
  });

  it('may hold what a library never reaches, in its own chunk only', () => {
    const script = '(o=i.createElement("div")).innerHTML="<script><\\/script>",o=o.removeChild(o.firstChild)';
    expect(findMarkupSinks('main.js', script)).toEqual([]);
    expect(findMarkupSinks('657.abc.js', script)).toHaveLength(1);
    expect(findMarkupSinks('main.js', 'a.innerHTML=b')).toHaveLength(1);
  });
});
