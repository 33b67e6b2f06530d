import { useLocale } from '@dex/mf-shared/ui';
import { useEffect } from 'react';

/** Says in the document which language its words are in. */
export function useDocumentLanguage(): void {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
