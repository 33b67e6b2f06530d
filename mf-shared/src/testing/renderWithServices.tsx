import './browserGaps';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createFakeServices, type FakeServices, type FakeWorld } from './fakeServices';
import { Surroundings } from './Surroundings';

/** Draws a screen or a part of one in a world of a test's making. */
export function renderWithServices(element: ReactNode, world: FakeWorld = {}): RenderResult & { readonly services: FakeServices } {
  const services = createFakeServices(world);
  const { dispatch } = services.store;
  // What a test dispatches is drawn before it goes on.
  services.store.dispatch = (action) => {
    let dispatched = action;
    act(() => {
      dispatched = dispatch(action);
    });
    return dispatched;
  };
  return { ...render(<Surroundings services={services}>{element}</Surroundings>), services };
}
