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

/** What is seen where a veil, `rgba(…)`, lies over a ground, `#RRGGBB`. */
function laidOver(veil: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, share = 1] = (veil.match(/[\d.]+/g) ?? []).map(Number);
  const channels = [red, green, blue].map((value, index) => {
    const below = Number.parseInt(ground.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(value * share + below * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(palettes)('a quiet control of the %s palette', (_name, palette) => {
  const grounds = ['page', 'surface', 'inset'] as const;

  test.each(grounds)('is lifted off %s, more so under a pointer, and reads there', (ground) => {
    const rest = laidOver(palette.quiet, palette[ground]);
    const hovered = laidOver(palette.quietHover, palette[ground]);
    // A step of surface is 1.1; what has the colour of its ground does not look like a control.
    expect(contrastOf(rest, palette[ground])).toBeGreaterThanOrEqual(1.12);
    expect(contrastOf(hovered, palette[ground])).toBeGreaterThan(contrastOf(rest, palette[ground]));
    for (const look of [rest, hovered]) expect(contrastOf(palette.text, look)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.textMuted, rest)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(palette.accent, rest)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['surface', 'inset'] as const)('in the dark, where a shadow says little, what is raised stands out of %s', (ground) => {
  expect(contrastOf(darkPalette.raised, darkPalette[ground])).toBeGreaterThanOrEqual(1.3);
});

test('every colour becomes one custom property', () => {
  expect(colorProperty('textMuted')).toBe('--text-muted');
  expect(paletteDeclarations(lightPalette).split('\n')).toHaveLength(Object.keys(lightPalette).length);
});
