import type { ReactNode } from 'react';
import type { FakeWorld } from '../fakeServices';

/** One part of the product in one state, drawn with fake services, for looking at and for comparing. */
export interface Story {
  /** Unique among all: the section, the part, the state. */
  readonly name: string;
  readonly world?: FakeWorld;
  /** True for what lies over the page: it is drawn only when it is asked for by its name. */
  readonly isOverPage?: boolean;
  readonly draw: () => ReactNode;
}
