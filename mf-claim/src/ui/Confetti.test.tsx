/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Confetti } from './Confetti';

const nothing = () => undefined;
const context = new Proxy({}, { get: () => nothing, set: () => true });

beforeAll(() => Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context }));

// CLAIM-7
test.each([
  ['falls', false],
  ['spares a person who asked for less motion', true],
])('it %s', (_, wantsLessMotion) => {
  const asked: string[] = [];
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => {
      asked.push(query);
      return { matches: wantsLessMotion };
    },
  });
  render(<Confetti />);
  expect(screen.queryByTestId('claim-confetti') === null).toBe(wantsLessMotion);
  expect(asked).toContain('(prefers-reduced-motion: reduce)');
});
