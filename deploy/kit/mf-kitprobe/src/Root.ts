import type { SectionComponent } from '@dex/mf-shared/ui';
import { createElement } from 'react';

/** Next to nothing: what a page holds beside it is that of the shell and of the section that was there before. */
export const Root: SectionComponent = () => createElement('h1', null, 'kit');
