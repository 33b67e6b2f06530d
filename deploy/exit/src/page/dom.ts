type Child = Node | string | null;

/** An element with attributes and children; text stays text. */
export function element(tag: string, attributes: Readonly<Record<string, string>> = {}, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

interface ButtonOptions {
  /** Its test id, and how the focus finds it again when the page is drawn anew. */
  readonly id: string;
  readonly look?: 'main' | 'quiet';
  readonly disabled?: boolean;
}

/** A button that says what it does. */
export function button(text: string, onPress: () => void, { id, look = 'quiet', disabled = false }: ButtonOptions): HTMLElement {
  const made = element('button', { type: 'button', class: look, 'data-testid': id, id, ...(disabled ? { disabled: '' } : {}) }, text);
  made.addEventListener('click', onPress);
  return made;
}

/** Names and values as a list of pairs. */
export function pairs(rows: readonly (readonly [name: string, value: string])[]): HTMLElement {
  return element('dl', {}, ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))));
}

/** A field whose text is told with every key, so that nothing typed is lost when the page is drawn anew. */
export function textField(
  label: string,
  value: string,
  onInput: (value: string) => void,
  attributes: Readonly<Record<string, string>> & { readonly id: string },
): readonly [HTMLElement, HTMLElement] {
  const field = document.createElement('input');
  for (const [name, text] of Object.entries({ autocomplete: 'off', spellcheck: 'false', ...attributes })) field.setAttribute(name, text);
  field.value = value;
  field.addEventListener('input', () => onInput(field.value));
  return [element('label', { for: attributes.id }, label), field];
}

/** Draws new content into a root, and gives focus and caret back to the control that had them. */
export function redraw(root: HTMLElement, content: readonly Node[]): void {
  const before = root.contains(document.activeElement) ? document.activeElement : null;
  const caret = before instanceof HTMLInputElement ? before.selectionStart : null;
  root.replaceChildren(...content);
  const now = before?.id ? document.getElementById(before.id) : null;
  now?.focus();
  if (now instanceof HTMLInputElement && caret !== null) now.setSelectionRange(caret, caret);
}
