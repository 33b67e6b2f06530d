/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { screen } from '@testing-library/react';
import { TierRatesHint } from './TierRate';

// V3-36
test('a node that did not answer is not said to keep nothing old: either may be so, and there is a way on', () => {
  renderWithServices(<TierRatesHint answer={{ kind: 'failed' }} />);
  const text = screen.getByTestId('pool-v3-tier-rates').textContent;
  expect(text).toContain('did not say it, or keeps nothing old enough');
  expect(text).toContain('Try again later; choosing a tier does not need it.');
});
