import { readLinkSettings } from '@dex/mf-shared/domain';
import { pickLocale } from '@dex/mf-shared/i18n';
import { isPictureAttribute, isPictureElement, pictureElement } from '@dex/mf-shared/release';
import type { FramePicture, PictureChoice, PictureFile, PictureNode, Release } from '@dex/mf-shared/release';
import type { Locale, SectionTable } from '@dex/mf-shared/contract';
import { isNavActive } from '../../domain/navigation';
import { nextTask } from '../../nextTask';

const SVG = 'http://www.w3.org/2000/svg';

/** The element that a node of a picture stands for. Throws for what no picture may hold: nobody has checked yet where the text came from. */
function elementOf(page: Document, node: PictureNode, isDrawn = false): Node {
  if (typeof node === 'string') return page.createTextNode(node);
  const [tag, attributes, ...children] = node;
  if (!isPictureElement(tag)) throw new RangeError(tag);
  const inSvg = isDrawn || tag === 'svg';
  const element = inSvg ? page.createElementNS(SVG, tag) : page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (!isPictureAttribute(name, value)) throw new RangeError(name);
    element.setAttribute(name, value);
  }
  element.append(...children.map((child) => elementOf(page, child, inSvg)));
  return element;
}

function adopt(page: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

function dataIn(page: Document, id: string): string {
  return page.getElementById(pictureElement(id))?.textContent || 'null';
}

function storedLocale(page: Window): Locale | null {
  try {
    return JSON.parse(page.localStorage.getItem('dex.user') ?? '{}').userLocale ?? null;
  } catch {
    return null;
  }
}

interface Look {
  readonly page: Document;
  readonly locale: Locale;
}

function drawn({ page, locale }: Look, file: PictureFile, choice: PictureChoice | undefined): Node[] {
  const [light, dark] = choice?.[locale] ?? [];
  const place = page.documentElement.dataset['theme'] === 'dark' ? dark : light;
  const nodes = (place !== undefined && file.drawings[place]) || [];
  return nodes.map((node) => elementOf(page, node));
}

/** The links of the release map in the place of those that the shell's build drew: the open one as the first of them, the others as the second. */
function drawLinks({ page, locale }: Look, frame: ParentNode, links: SectionTable['links'], pathname: string): void {
  const [open, other] = frame.querySelectorAll('nav a');
  if (!open || !other) return;
  const shown = links.filter(({ networks }) => networks === undefined || networks.includes(1));
  const copies = shown.map((link) => {
    const copy = page.importNode(isNavActive(link, pathname) ? open : other);
    copy.setAttribute('href', link.to);
    copy.setAttribute('data-part', `shell-nav-${link.key}`);
    copy.textContent = link.label[locale];
    return copy;
  });
  open.parentElement?.replaceChildren(...copies);
}

/** What is drawn: the screen that the address names, as the build that this browser will choose drew it. */
export interface PictureOrder {
  readonly section: string | undefined;
  readonly route: string | undefined;
  readonly release: Release | undefined;
  readonly links: SectionTable['links'];
  readonly pathname: string;
}

function sectionPicture(look: Look, { section, route, release }: PictureOrder): HTMLElement | null {
  const file: PictureFile | null = release ? JSON.parse(dataIn(look.page, release.id)) : null;
  const nodes = file && route !== undefined ? drawn(look, file, file.routes[route]) : [];
  if (!file || !release || !section || route === undefined || nodes.length === 0) return null;
  adopt(look.page, file.css);
  const picture = look.page.createElement('div');
  picture.dataset['picture'] = section;
  picture.dataset['route'] = route;
  picture.dataset['release'] = release.id;
  picture.append(...nodes);
  return picture;
}

/**
 * Draws the page as it is before anything is known, in the place where the shell and the section will stand. It goes by texts that nobody has checked: it knows only
 * elements and attributes that do nothing, and the page's own script takes a section's away whose hash the verified map does not name. It comes into the page whole, made in tasks of its own. Resolves
 * to true when something was drawn.
 */
export async function drawPicture(page: Window, order: PictureOrder): Promise<boolean> {
  await nextTask(page);
  const { document } = page;
  const frame: FramePicture | null = JSON.parse(dataIn(document, 'frame'));
  if (!frame) return false;
  const look = { page: document, locale: pickLocale(readLinkSettings(page.location.search).locale ?? storedLocale(page)) };
  const picture = document.createElement('div');
  picture.id = 'first-picture';
  picture.append(...drawn(look, frame, frame.routes.frame));
  drawLinks(look, picture, order.links, order.pathname);
  await nextTask(page);
  const own = sectionPicture(look, order);
  if (own) picture.querySelector('[data-placeholder]')?.replaceChildren(own);
  adopt(document, frame.faces);
  adopt(document, frame.css);
  document.getElementById('root')?.append(picture);
  return true;
}
