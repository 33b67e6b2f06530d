import type { SectionComponent } from '@dex/mf-shared/ui';
import { SampleScreen } from './SampleScreen';

/** The section's root: its one screen. It has no dialogs on other pages. */
export const Root: SectionComponent = ({ view }) => (view.kind === 'screen' ? <SampleScreen /> : null);
