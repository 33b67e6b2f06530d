import { darkPalette, lightPalette } from '../brand/brand';
import { contrastOf } from './contrast';
import { colorProperty, CONTROL_PAIRS, paletteDeclarations, TEXT_PAIRS } from './palette';

const palettes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const;

test('contrast is that of the WCAG definition', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(palettes)('the %s palette', (_name, palette) => {
  test.each(TEXT_PAIRS)('%s reads on %s at 4.5:1', (text, ground) => {
    expect(contrastOf(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('%s stands out on %s at 3:1', (control, ground) => {
    expect(contrastOf(palette[control], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('every colour becomes one custom property', () => {
  expect(colorProperty('textMuted')).toBe('--text-muted');
  expect(paletteDeclarations(lightPalette).split('\n')).toHaveLength(Object.keys(lightPalette).length);
});
