/** @jest-environment jsdom */
import { blockMined } from '../../state/application/applicationSlice';
import { renderWithServices } from '../../testing/renderWithServices';
import { CurrencyLogo } from './CurrencyLogo';
import { dai, pass, picture } from './knownPictures.fixtures';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('figures come before pictures: the table of known ones waits for the network’s first answer', async () => {
  const { dispatch } = renderWithServices(<CurrencyLogo currency={dai} />);
  await pass(1500);
  expect(picture()).toBeNull();
  dispatch(blockMined({ chainId: 1, number: 1, timestamp: 1 }));
  await pass(100);
  expect(picture()).toBeNull();
  await pass(1000);
  expect(picture()).toBe('/images/tokens/known/dai.svg');
});
