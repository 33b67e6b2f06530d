import { useServices, VisuallyHidden } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { startLater } from '../../services/startLater';

/** The screen that a page begins with needs nothing of this, so it comes once that stands, in milliseconds. */
const FETCHED_AFTER_MS = 500;

/** Says the title of each screen that a person comes to, and lets it begin as a page does. */
export function Arrivals() {
  const services = useServices();
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      startLater(FETCHED_AFTER_MS, async () => {
        const { followArrivals } = await import(/* webpackChunkName: "arrivals" */ './followArrivals');
        const screenOf = (pathname: string) => {
          const { section, route } = services.sections.match(pathname) ?? {};
          return section ? `${section} ${route}` : pathname;
        };
        return followArrivals({ page: window, services, screenOf, say: setSaid });
      }),
    [services],
  );
  return (
    <VisuallyHidden role="status" data-testid="shell-page-said">
      {said}
    </VisuallyHidden>
  );
}
