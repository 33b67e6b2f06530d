/** An element with its text, test id and children; the page forbids markup from strings, so everything is built so. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { testId, text, className }: { readonly testId?: string; readonly text?: string; readonly className?: string } = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  if (testId !== undefined) created.dataset['testid'] = `dev-wallet-${testId}`;
  if (text !== undefined) created.textContent = text;
  if (className !== undefined) created.className = className;
  created.append(...children);
  return created;
}

/** A button. */
export function button(testId: string, text: string, onPress: () => void, className = ''): HTMLButtonElement {
  const created = element('button', { testId, text, className });
  created.type = 'button';
  created.addEventListener('click', onPress);
  return created;
}

/** A list to choose from; the values are the options' positions. */
export function choice(testId: string, options: readonly string[], selected: number, onChoose: (index: number) => void): HTMLSelectElement {
  const created = element(
    'select',
    { testId },
    options.map((text, index) => {
      const option = element('option', { text });
      option.value = String(index);
      option.selected = index === selected;
      return option;
    }),
  );
  created.setAttribute('aria-label', testId);
  created.addEventListener('change', () => onChoose(Number(created.value)));
  return created;
}

/** The wallet's own root in the page, apart from the page's styles. */
export function attachWalletRoot(): ShadowRoot {
  const host = document.createElement('dev-wallet');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const attach = (): void => {
    document.body.append(host);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', attach, { once: true });
  else attach();
  return root;
}

const STYLES = `
  :host { all: initial; position: fixed; z-index: 2147483000; inset: 0; pointer-events: none; }
  * { box-sizing: border-box; font: 13px/1.4 system-ui, sans-serif; }
  .panel, .badge { position: fixed; pointer-events: auto; color: #f2f2f2; background: #22252b; border: 1px solid #4a4f5a; }
  .panel { right: 12px; top: 12px; width: 320px; max-height: calc(100vh - 24px); overflow: auto; padding: 12px; border-radius: 10px;
    box-shadow: 0 8px 30px #0008; }
  .menu { left: 12px; right: auto; top: auto; bottom: 48px; width: 280px; }
  .badge { left: 12px; bottom: 12px; padding: 4px 10px; border-radius: 14px; cursor: pointer; opacity: .85; }
  @media (max-width: 960px) { .badge { bottom: 72px; } }
  .title { margin: 0 0 8px; font-weight: 600; font-size: 15px; }
  dl { margin: 0; } dt { color: #a9afba; } dd { margin: 0 0 6px; overflow-wrap: anywhere; max-height: 110px; overflow: auto; }
  .row { display: flex; gap: 8px; margin-top: 10px; }
  button:not(.badge) { flex: 1; padding: 8px; border: 1px solid #5b6270; border-radius: 8px; color: inherit; background: #333842; cursor: pointer; }
  button.yes { background: #1f6f43; border-color: #2c9a5f; }
  select { width: 100%; margin-top: 6px; padding: 6px; color: inherit; background: #333842; border: 1px solid #5b6270; border-radius: 8px; }
  button:focus-visible, select:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 1px; }
`;
