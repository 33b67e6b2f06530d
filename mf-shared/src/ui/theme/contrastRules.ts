/**
 * Under forced colours every ground has one colour: what is told by grounds alone (buttons, switches, bars, what is chosen) gets
 * edges and system colours. `data-bar` names the parts of a bar: its track, what fills it, a mark on it.
 */
const RULES = `
  @media (forced-colors: active) {
    button, input, textarea, [data-bar='track'] { border: 1px solid ButtonText !important; }
    button:disabled { border-color: GrayText !important; }
    [role='dialog'], [role='alertdialog'], [role='menu'], article { border: 1px solid CanvasText !important; }
    [aria-checked='true'], [aria-pressed='true'], [aria-selected='true'], [aria-current='page'], [aria-current='true'] {
      box-shadow: none;
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    :focus-visible { outline: 3px solid CanvasText !important; outline-offset: 2px !important; }
    [role='switch'], [role='switch']::after, [data-bar='fill'], [data-bar='mark'] { forced-color-adjust: none; }
    [role='switch'] { background: Canvas !important; }
    [role='switch']::after, [data-bar='mark'] { background: CanvasText !important; }
    [role='switch'][aria-checked='true'], [data-bar='fill'] { background: Highlight !important; }
    [role='switch'][aria-checked='true']::after { background: HighlightText !important; }
  }
  @media (prefers-contrast: more) {
    :root { --text-muted: var(--text) !important; --outline: var(--text) !important; }
    :focus-visible { outline-width: 3px !important; }
    button, input, textarea { box-shadow: inset 0 0 0 1px var(--outline); }
  }
`;

const adopters = new WeakSet<Document>();

/** Puts the rules into a document, once. */
export function adoptContrastRules(target: Document): void {
  if (adopters.has(target) || !('adoptedStyleSheets' in target)) return;
  adopters.add(target);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
}
