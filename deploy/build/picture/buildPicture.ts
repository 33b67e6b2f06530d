import type { FramePicture, PictureFile, PictureNode } from '@dex/mf-shared/release';
import { fontFaces } from '../../../mf-shared/src/ui/theme/fontFaces';
import { pictureScope } from '../../release/artifact/pictureFault';
import type { DrawingOrder, RawDrawings } from './drawSection';
import { parseMarkup, pictureNodes } from './markup';
import { readDraw } from './runDrawing';
import { plainCss, scopeDrawings } from './scopeDrawings';
import type { Reach, ScopedDrawings } from './scopeDrawings';

/** The file of a section's build that holds its first screens. */
export const pictureFile = 'picture.json';

const LOCALES = ['en-US', 'zh-CN'] as const;
const THEMES = [false, true] as const;

/** Stands for whatever a path names; what a screen shows of it is not known before the page is asked for it. */
const UNKNOWN = '90071992547';

function pathOf(pattern: string): string {
  return pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, UNKNOWN);
}

function ordersOf(path: string): DrawingOrder[] {
  return LOCALES.flatMap((locale) => THEMES.map((isDark) => ({ path, locale, isDark })));
}

function scoped({ markup, css }: RawDrawings, scope: string, reach?: Reach): ScopedDrawings {
  return scopeDrawings(markup.map(parseMarkup), plainCss(css), scope, reach);
}

/** As JSON that can stand in an element of the page. */
function dataText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The same drawings once each, and where each of the given ones stands among them. */
function distinct(drawings: readonly (readonly PictureNode[])[]) {
  const places = new Map<string, number>();
  const all: (readonly PictureNode[])[] = [];
  const indices = drawings.map((drawing) => {
    const text = JSON.stringify(drawing);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, all.length);
    return all.push(drawing) - 1;
  });
  return { all, indices };
}

interface SectionInput {
  readonly section: string;
  /** The module with the section's definition, absolute. */
  readonly remoteModule: string;
  readonly routes: readonly { readonly name: string; readonly pattern: string }[];
}

/** True for a drawing that shows somebody something: outlines alone the page has itself, in the size of a screen and with a word for who cannot see them. */
const hasWords = (markup: string) => /\S/.test(markup.replace(/<[^>]*>/g, ''));

/** Draws every route of a section whose first screen depends on nothing that only the address or a chain knows (deploy/docs/first-picture.md). The text of the file, or null when there is none. */
export async function buildPicture({ section, remoteModule, routes }: SectionInput): Promise<string | null> {
  const source = `
    import { remote } from ${JSON.stringify(remoteModule)};
    import { drawSection } from './deploy/build/picture/drawSection';
    export const draw = (orders) => drawSection(remote, orders);`;
  const draw = await readDraw(source);
  const raw = await draw(routes.flatMap(({ pattern }) => ordersOf(pathOf(pattern))));
  const perRoute = LOCALES.length * THEMES.length;
  const known = routes.flatMap((route, index) => {
    const markup = raw.markup.slice(index * perRoute, (index + 1) * perRoute);
    return markup.every((one) => hasWords(one) && !one.includes(UNKNOWN)) ? [{ route, markup }] : [];
  });
  if (known.length === 0) return null;
  const { css, drawings } = scoped({ markup: known.flatMap(({ markup }) => markup), css: raw.css }, pictureScope(section));
  const { all, indices } = distinct(drawings.map(pictureNodes));
  const place = (index: number) => indices[index] ?? 0;
  const choices = known.map(({ route }, index) => {
    const first = index * perRoute;
    return [route.name, { 'en-US': [place(first), place(first + 1)], 'zh-CN': [place(first + 2), place(first + 3)] }] as const;
  });
  const file: PictureFile = { css, drawings: all, routes: Object.fromEntries(choices) };
  return dataText(file);
}

/** A drawing without the heading that the page gives a screen without one: it names the screen that the drawing was made at. */
function withoutHeading(nodes: readonly PictureNode[]): PictureNode[] {
  return nodes.flatMap((node): PictureNode[] => {
    if (typeof node === 'string') return [node];
    const [tag, attributes, ...children] = node;
    return 'data-of-page' in attributes ? [] : [[tag, attributes, ...withoutHeading(children)]];
  });
}

/** What the page draws around a section, as the page's script reads it. */
export async function buildFramePicture(): Promise<string> {
  const draw = await readDraw("export { drawFrame as draw } from './deploy/build/picture/drawFrame';");
  const raw = await draw(ordersOf('/swap'));
  const { css, drawings } = scoped(raw, pictureScope('frame'), 'page');
  const { all, indices } = distinct(drawings.map((drawing) => withoutHeading(pictureNodes(drawing))));
  const place = (index: number) => indices[index] ?? 0;
  // In a layer: whatever the page's own styles say later wins over the same said here, and this need not be taken away.
  const frame: FramePicture = {
    css: `@layer frame{${css}}`,
    drawings: all,
    routes: { frame: { 'en-US': [place(0), place(1)], 'zh-CN': [place(2), place(3)] } },
    faces: fontFaces,
  };
  return dataText(frame);
}
