import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { fontFaces } from '../../ui/theme/fontFaces';
import { GlobalStyle } from '../../ui/theme/GlobalStyle';
import { loadKnownPictures } from '../../ui/pictures/knownPictures';
import { theme } from '../../ui/theme/theme';
import { applyThemeMode } from '../../ui/theme/themeMode';
import { createFakeServices, type FakeServices } from '../fakeServices';
import { Surroundings } from '../Surroundings';
import { dialogStories } from './dialogStories';
import { orderStories } from './orderStories';
import { partStories } from './partStories';
import { LONG } from './samples';
import type { Story } from './story';

const Place = styled.section<{ $isScreen: boolean }>`
  max-width: ${({ $isScreen }) => ($isScreen ? theme.width.pools : '640px')};
  margin: 0 auto;
  padding: 8px;
`;

const Name = styled.a`
  font-size: 12px;
  color: inherit;
`;

function Told({ story }: { readonly story: Story }) {
  const [services] = useState(() => {
    const made = createFakeServices(story.world);
    made.store.dispatch({ type: 'settings/tokenImported', payload: LONG, meta: { at: 0 } });
    story.prepare?.(made);
    return made;
  });
  useAnswers(services, story.answers);
  return (
    <Surroundings services={services} matchRoute={story.matchRoute}>
      {story.draw()}
    </Surroundings>
  );
}

/** Says what the story knows of a chain to whatever asks for it, now and later. */
function useAnswers({ store, answer }: FakeServices, answers: Story['answers']): void {
  useEffect(() => {
    if (!answers) return undefined;
    let heard: unknown = null;
    const tell = () => {
      const { wanted } = store.getState().reads;
      if (wanted === heard) return;
      heard = wanted;
      answer(...answers);
    };
    tell();
    return store.subscribe(tell);
  }, [store, answer, answers]);
}

const addressOf = (name: string) => `?${new URLSearchParams([...new URLSearchParams(location.search), ['story', name]])}`;

/** What is typed or chosen in one story is kept for no other: all of them stand in one page. */
function keepNothing(): void {
  const empty: Storage = { length: 0, clear: () => {}, getItem: () => null, key: () => null, removeItem: () => {}, setItem: () => {} };
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { value: empty });
}

/** The text waits for its font here, tokens for their pictures, and no row for being looked at: what is compared must not depend on how soon it came. */
async function adoptPatience(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${fontFaces.replace('optional', 'block')} * { content-visibility: visible !important; }`);
  document.adoptedStyleSheets = [sheet];
  await loadKnownPictures();
}

/**
 * Draws every shared part, and the sections' own, each under its name, in the theme of the address (`?theme=dark`); with `?story=` only the one of that
 * name. What lies over the page is drawn only so.
 */
export async function showGallery(element: Element, sections: readonly Story[]): Promise<void> {
  keepNothing();
  const query = new URLSearchParams(location.search);
  applyThemeMode(query.get('theme') === 'dark' ? 'dark' : 'light');
  await adoptPatience();
  const all = [...partStories, ...sections, ...dialogStories, ...orderStories];
  const wanted = query.get('story');
  createRoot(element).render(
    <>
      <GlobalStyle />
      {all.map((story) => (
        <Place key={story.name} $isScreen={story.isScreen === true} hidden={wanted !== null && story.name !== wanted}>
          <Name href={addressOf(story.name)}>{story.name}</Name>
          <div data-story={story.name} data-over={story.isOverPage === true}>
            {(story.name === wanted || (wanted === null && !story.isOverPage)) && <Told story={story} />}
          </div>
        </Place>
      ))}
    </>,
  );
}
