/** The fall-back face has the measures of Inter, and what was drawn in it stays in it: nothing moves when the font arrives late. */
export const fontFaces = `
  @font-face {
    font-family: 'Inter';
    font-style: normal;
    font-weight: 100 900;
    font-display: optional;
    src: url('/fonts/inter-latin.woff2') format('woff2');
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Helvetica'), local('Liberation Sans');
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
    size-adjust: 107.06%;
  }
`;

const adopters = new WeakSet<Document>();

/**
 * Makes the faces known to a document, once, in a sheet of their own: a face that stands in a sheet which grows, as that of the
 * components does, is loaded again at each new rule, and the text flickers to the fall-back meanwhile.
 */
export function adoptFontFaces(target: Document): void {
  if (adopters.has(target) || !('adoptedStyleSheets' in target)) return;
  adopters.add(target);
  // The page may have drawn its first picture in them.
  if (target.adoptedStyleSheets.some(({ cssRules }) => cssRules[0] instanceof CSSFontFaceRule)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaces);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
}
