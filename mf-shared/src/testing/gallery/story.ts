import type { ReactNode } from 'react';
import type { MatchRoute } from '../../contract/routes';
import type { ReadAnswer } from '../../state/reads/read';
import type { FakeServices, FakeWorld } from '../fakeServices';

/** One part of the product, or a whole screen, in one state, drawn with fake services, for looking at and for comparing. */
export interface Story {
  /** Unique among all: the section, the part, the state. */
  readonly name: string;
  readonly world?: FakeWorld;
  /** True for what lies over the page: it is drawn only when it is asked for by its name. */
  readonly isOverPage?: boolean;
  /** True for a whole screen: it gets the width that it has in the page. */
  readonly isScreen?: boolean;
  /** What a chain says when a part of it asks. */
  readonly answers?: readonly ReadAnswer[];
  /** What is known when it is drawn: the section's slices and what they were told. */
  readonly prepare?: (services: FakeServices) => void;
  /** The routes of the section whose screen it is. */
  readonly matchRoute?: MatchRoute;
  readonly draw: () => ReactNode;
}
