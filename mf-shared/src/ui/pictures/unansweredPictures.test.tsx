/** @jest-environment jsdom */
import { renderWithServices } from '../../testing/renderWithServices';
import { CurrencyLogo } from './CurrencyLogo';
import { dai, pass, picture } from './knownPictures.fixtures';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// A page asks for the table once, so this stands in a file of its own.
it('pictures wait for figures, but not for ever: without an answer of the network the table is asked for all the same', async () => {
  renderWithServices(<CurrencyLogo currency={dai} />);
  await pass(1900);
  expect(picture()).toBeNull();
  await pass(1000);
  expect(picture()).toBe('/images/tokens/known/dai.svg');
});
