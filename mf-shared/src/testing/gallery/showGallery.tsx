import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../ui/theme/GlobalStyle';
import { applyThemeMode } from '../../ui/theme/themeMode';
import { createFakeServices } from '../fakeServices';
import { Surroundings } from '../Surroundings';
import { Gallery } from './Gallery';
import { GalleryDialog } from './GalleryDialog';
import { ACCOUNT, LONG } from './samples';

/** Draws the gallery as the address says: `?theme=dark`, `?dialog=tokens`, `?visitor`. */
export function showGallery(element: Element): void {
  const query = new URLSearchParams(location.search);
  applyThemeMode(query.get('theme') === 'dark' ? 'dark' : 'light');
  const services = createFakeServices({ account: query.has('visitor') ? undefined : ACCOUNT });
  services.store.dispatch({ type: 'settings/tokenImported', payload: LONG, meta: { at: 0 } });
  createRoot(element).render(
    <Surroundings services={services}>
      <GlobalStyle />
      <Gallery />
      <GalleryDialog name={query.get('dialog') ?? ''} />
    </Surroundings>,
  );
}
