/** @jest-environment jsdom */
import '../../testing/browserGaps';
import { render, screen } from '@testing-library/react';
import { PriceText } from './PriceText';

// FIGURE-8
it('a small price is seen with a counted zero and named in full', () => {
  render(
    <button type="button">
      <PriceText text="1 SHIB = 0.0₅12345 ETH" />
    </button>,
  );
  expect(screen.getByRole('button', { name: '1 SHIB = 0.0000012345 ETH' })).toBeTruthy();
  expect(screen.getByText('1 SHIB = 0.0₅12345 ETH').title || screen.getByTitle('1 SHIB = 0.0000012345 ETH')).toBeTruthy();
});

it('any other text stands as it is, in an element of its own', () => {
  const { container } = render(<PriceText text="1 ETH = 1,800 USDC" />);
  expect(container.innerHTML).toBe('<span data-figure="true">1 ETH = 1,800 USDC</span>');
});
