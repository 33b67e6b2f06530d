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

/** Draws new content into a root, and gives the focus back to the control that had it. */
export function redraw(root: HTMLElement, content: readonly Node[]): void {
  const focused = root.contains(document.activeElement) ? document.activeElement?.id : undefined;
  root.replaceChildren(...content);
  if (focused) document.getElementById(focused)?.focus();
}
