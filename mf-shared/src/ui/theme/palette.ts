/** The colours of one theme. Surfaces come in three steps: `surface`, `inset` inside it, `hover` above that. */
export interface Palette {
  readonly page: string;
  readonly surface: string;
  readonly inset: string;
  readonly hover: string;
  /** What stands out of a card and of an inset alike, as the choice of a token does. */
  readonly raised: string;
  /** A veil that lifts a quiet control off whatever surface it stands on, and the same under a pointer. */
  readonly quiet: string;
  readonly quietHover: string;
  readonly text: string;
  readonly textMuted: string;
  /** Edge of a control that has no other sign of being one. */
  readonly outline: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  readonly onAccentSoft: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly onDanger: string;
  readonly dangerSoft: string;
  readonly veil: string;
  readonly shadow: string;
}

export type ColorName = keyof Palette;

/** The custom property that carries a colour: `textMuted` is `--text-muted`. */
export function colorProperty(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A palette as declarations of custom properties. */
export function paletteDeclarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `${colorProperty(name)}: ${value};`)
    .join('\n');
}

/** Text and the surfaces that it stands on: each pair must reach 4.5:1. */
export const TEXT_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ...(['page', 'surface', 'inset', 'hover', 'raised'] as const).flatMap((ground): [ColorName, ColorName][] => [
    ['text', ground],
    ['textMuted', ground],
    ['accent', ground],
  ]),
  ...(['page', 'surface', 'inset'] as const).flatMap((ground): [ColorName, ColorName][] => [
    ['success', ground],
    ['warning', ground],
    ['danger', ground],
  ]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['text', 'accentSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['text', 'warningSoft'],
  ['text', 'dangerSoft'],
  ['text', 'successSoft'],
];

/** Edges and marks of controls on their surfaces: each pair must reach 3:1. */
export const CONTROL_PAIRS: readonly (readonly [ColorName, ColorName])[] = (['page', 'surface', 'inset'] as const).flatMap(
  (ground): [ColorName, ColorName][] => [
    ['outline', ground],
    ['accent', ground],
    ['danger', ground],
  ],
);
