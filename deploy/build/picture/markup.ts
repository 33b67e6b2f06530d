import type { PictureNode } from '@dex/mf-shared/release';

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;
const TAG = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function plain(text: string): string {
  return text.replace(/&[^;]*;/g, (entity) => {
    const letter = ENTITIES[entity];
    if (letter === undefined) throw new RangeError(`an entity that is not known: ${entity}`);
    return letter;
  });
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, plain(value)]));
}

/** An element while what is in it is read. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** The elements of markup as react-dom writes it: quoted attributes, every element ended. Throws RangeError for any other. */
export function parseMarkup(markup: string): readonly (Element | string)[] {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  for (let rest = markup; rest !== ''; ) {
    const top = open[open.length - 1] ?? root;
    if (!rest.startsWith('<')) {
      const end = rest.includes('<') ? rest.indexOf('<') : rest.length;
      top.children.push(plain(rest.slice(0, end)));
      rest = rest.slice(end);
      continue;
    }
    const found = TAG.exec(rest);
    if (!found) throw new RangeError(`no element: ${rest.slice(0, 60)}`);
    const [whole, closes, tag = '', attributes = '', ends] = found;
    rest = rest.slice(whole.length);
    if (closes) {
      if (open.length < 2 || top.tag !== tag) throw new RangeError(`</${tag}> ends nothing`);
      open.pop();
      continue;
    }
    const element: Element = { tag, attributes: attributesIn(attributes), children: [] };
    top.children.push(element);
    if (!ends && !VOID.test(tag)) open.push(element);
  }
  if (open.length > 1) throw new RangeError('an element without end');
  return root.children;
}

/** Elements as a picture holds them. */
export function pictureNodes(elements: readonly (Element | string)[]): PictureNode[] {
  return elements.map((one) => (typeof one === 'string' ? one : [one.tag, one.attributes, ...pictureNodes(one.children)]));
}
