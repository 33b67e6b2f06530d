import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { fontFaces } from '../../ui/theme/fontFaces';
import { GlobalStyle } from '../../ui/theme/GlobalStyle';
import { applyThemeMode } from '../../ui/theme/themeMode';
import { createFakeServices } from '../fakeServices';
import { Surroundings } from '../Surroundings';
import { dialogStories } from './dialogStories';
import { orderStories } from './orderStories';
import { partStories } from './partStories';
import { LONG } from './samples';
import type { Story } from './story';

const Place = styled.section`
  max-width: 640px;
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
    return made;
  });
  return <Surroundings services={services}>{story.draw()}</Surroundings>;
}

const addressOf = (name: string) => `?${new URLSearchParams([...new URLSearchParams(location.search), ['story', name]])}`;

/** The text waits for its font here: what is compared must not depend on how soon it came. */
function adoptPatientFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaces.replace('optional', 'block'));
  document.adoptedStyleSheets = [sheet];
}

/**
 * Draws every shared part, and the sections' own, each under its name, in the theme of the address (`?theme=dark`); with `?story=` only the one of that
 * name. What lies over the page is drawn only so.
 */
export function showGallery(element: Element, sections: readonly Story[]): void {
  const query = new URLSearchParams(location.search);
  applyThemeMode(query.get('theme') === 'dark' ? 'dark' : 'light');
  adoptPatientFont();
  const all = [...partStories, ...sections, ...dialogStories, ...orderStories];
  const wanted = query.get('story');
  createRoot(element).render(
    <>
      <GlobalStyle />
      {all.map((story) => (
        <Place key={story.name} hidden={wanted !== null && story.name !== wanted}>
          <Name href={addressOf(story.name)}>{story.name}</Name>
          <div data-story={story.name} data-over={story.isOverPage === true}>
            {(story.name === wanted || (wanted === null && !story.isOverPage)) && <Told story={story} />}
          </div>
        </Place>
      ))}
    </>,
  );
}
