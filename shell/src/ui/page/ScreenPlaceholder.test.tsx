/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render, screen } from '@testing-library/react';
import { ScreenPlaceholder } from './ScreenPlaceholder';

const drawn = () => document.querySelector('[data-picture]');

function placeholder(route: string) {
  return (
    <Surroundings services={createFakeServices()}>
      <ScreenPlaceholder key={route} section="swap" route={route} />
    </Surroundings>
  );
}

beforeEach(() => {
  document.body.innerHTML = '<div id="first-picture"><div data-picture="swap" data-route="swap">Form</div></div>';
});

// DELIVERY-46
describe('what stands where a screen is about to be', () => {
  it('is what the page drew of it', () => {
    render(placeholder('swap'));
    expect(drawn()?.closest('#first-picture')).toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  it('is outlines for another screen of the same section', () => {
    render(placeholder('send'));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(drawn()?.closest('#first-picture')).not.toBeNull();
  });

  it('is outlines once the address leads to another screen', () => {
    const { rerender } = render(placeholder('swap'));
    rerender(placeholder('send'));
    expect(drawn()).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });
});
