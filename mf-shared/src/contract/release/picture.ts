/** An element of a picture: its name, its attributes, what is in it. A text is itself. */
export type PictureNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: PictureNode[]];

/** Which drawing shows a screen: by language, the light one and the dark one, as places in `drawings`. */
export type PictureChoice = Readonly<Record<string, readonly [light: number, dark: number]>>;

/**
 * The first screens of a section, with nothing known, as its build drew them: a file of the build, which stands in the page as data. It holds names of elements
 * and attributes and never markup, so a browser that draws it parses nothing.
 */
export interface PictureFile {
  /** Rules for the classes of this file alone. */
  readonly css: string;
  readonly drawings: readonly (readonly PictureNode[])[];
  /** By the name of the route. */
  readonly routes: Readonly<Record<string, PictureChoice>>;
}

/** What stands around every section, drawn by the shell's build: one drawing, called `frame`. */
export interface FramePicture extends PictureFile {
  readonly routes: { readonly frame: PictureChoice };
  /** The faces of the page's font. */
  readonly faces: string;
}

/** The `id` of the data element that holds a release's picture. */
export function pictureElement(id: string): string {
  return `picture-${id}`;
}

const ELEMENTS =
  /^(?:a|article|aside|b|button|circle|code|dd|defs|div|dl|dt|ellipse|em|figure|footer|g|h[1-6]|header|hr|i|img|input|label|li|line|main|nav|ol|output|p|path|polygon|polyline|rect|section|small|span|strong|svg|table|tbody|td|th|thead|time|tr|ul)$/;

const ATTRIBUTES =
  /^(?:aria-[a-z]+|data-[a-z-]+|alt|autocomplete|autocorrect|class|colspan|cx|cy|d|decoding|dir|disabled|fill|fill-rule|focusable|height|hidden|href|inputmode|lang|loading|maxlength|minlength|opacity|pattern|placeholder|points|r|readonly|referrerpolicy|rel|role|rx|ry|spellcheck|src|stroke|stroke-[a-z]+|tabindex|target|title|transform|type|value|viewBox|width|x|x1|x2|y|y1|y2)$/;

/** Addresses of this site alone (`/pool`, `#main`): nobody has checked yet where a link to another one would lead. */
const ADDRESS = /^(?:\/(?![/\\])|#)/;

/** Pictures come from this site. */
const SOURCE = /^\/(?![/\\])/;

/** True for an element that a picture may hold: none that runs, loads, sends or styles. */
export function isPictureElement(tag: string): boolean {
  return ELEMENTS.test(tag);
}

/** True for an attribute that a picture may hold, with this value. */
export function isPictureAttribute(name: string, value: string): boolean {
  if (!ATTRIBUTES.test(name) || /url\(/i.test(value)) return false;
  if (name === 'href') return ADDRESS.test(value);
  return name !== 'src' || SOURCE.test(value);
}
