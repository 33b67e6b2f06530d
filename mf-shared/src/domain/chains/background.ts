import type { Chain } from './chain';

/** A colour and the place where it stands, in percent. */
export interface GradientStop {
  readonly colour: string;
  readonly percent: number;
}

/** How the page's background is drawn: a gradient from the top, or the oversized default (SHELL-21). */
export type Background =
  | { readonly kind: 'gradient'; readonly light: readonly GradientStop[]; readonly dark: readonly GradientStop[] }
  | { readonly kind: 'oversized'; readonly colour: string };

const BACKGROUNDS: Readonly<Record<Chain['background'], Background>> = {
  arbitrum: {
    kind: 'gradient',
    light: stops([0, 50, 100], ['#CDE8FB', '#FCF3F9', '#FFFFFF']),
    dark: stops([0, 50, 100], ['#0A294B', '#221E30', '#1F2128']),
  },
  optimism: {
    kind: 'gradient',
    light: stops([2, 53, 100], ['#FFFBF2', '#FFF4F9', '#FFFFFF']),
    dark: stops([2, 53, 100], ['#3E2E38', '#2C1F2D', '#1F2128']),
  },
  default: { kind: 'oversized', colour: '#fc077d10' },
};

/** The background of a network's pages. */
export function backgroundOf(chain: Pick<Chain, 'background'>): Background {
  return BACKGROUNDS[chain.background];
}

function stops(percents: readonly number[], colours: readonly string[]): GradientStop[] {
  return colours.map((colour, index) => ({ colour, percent: percents[index] ?? 100 }));
}
