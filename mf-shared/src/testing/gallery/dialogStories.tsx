import { GalleryDialog } from './GalleryDialog';
import { ACCOUNT } from './samples';
import type { Story } from './story';

/** The shared dialogs. */
export const dialogStories: readonly Story[] = ['waiting', 'submitted', 'error', 'settings', 'tokens', 'unsupported', 'confirm'].map(
  (name) => ({
    name: `dialog-${name}`,
    isOverPage: true,
    world: { account: ACCOUNT },
    draw: () => <GalleryDialog name={name} />,
  }),
);
