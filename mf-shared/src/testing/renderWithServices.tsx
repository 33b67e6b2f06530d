import './browserGaps';
import type { Action } from '@reduxjs/toolkit';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createFakeServices, type FakeServices, type FakeWorld } from './fakeServices';
import { Surroundings } from './Surroundings';

interface Drawn extends RenderResult {
  readonly services: FakeServices;
  /** Dispatches as something outside of the screen does; what follows from it is drawn before the test goes on. */
  readonly dispatch: (action: Action) => void;
}

/** Draws a screen or a part of one in a world of a test's making. */
export function renderWithServices(element: ReactNode, world: FakeWorld = {}): Drawn {
  const services = createFakeServices(world);
  const { answer } = services;
  const seen: FakeServices = { ...services, answer: (...answers) => act(() => answer(...answers)) };
  const drawn = render(<Surroundings services={services}>{element}</Surroundings>);
  const dispatch = (action: Action) => {
    act(() => {
      services.store.dispatch(action);
    });
  };
  return { ...drawn, services: seen, dispatch };
}
