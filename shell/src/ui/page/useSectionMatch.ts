import type { SectionMatch } from '@dex/mf-shared/contract';
import { useLocation, useServices } from '@dex/mf-shared/ui';
import { useMemo } from 'react';

/** The screen that the address names, and the section whose it is; null where no section claims the path. */
export function useSectionMatch(): SectionMatch | null {
  const { sections } = useServices();
  const { pathname } = useLocation();
  return useMemo(() => sections.match(pathname), [sections, pathname]);
}
