import type { ColorName } from './palette';

/** The same names in both themes: a colour is a custom property, so a change of theme renders nothing again. */
const color: Readonly<Record<ColorName, string>> = {
  page: 'var(--page)',
  surface: 'var(--surface)',
  inset: 'var(--inset)',
  hover: 'var(--hover)',
  raised: 'var(--raised)',
  quiet: 'var(--quiet)',
  quietHover: 'var(--quiet-hover)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  outline: 'var(--outline)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  onAccent: 'var(--on-accent)',
  accentSoft: 'var(--accent-soft)',
  onAccentSoft: 'var(--on-accent-soft)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  danger: 'var(--danger)',
  dangerHover: 'var(--danger-hover)',
  onDanger: 'var(--on-danger)',
  dangerSoft: 'var(--danger-soft)',
  veil: 'var(--veil)',
  shadow: 'var(--shadow)',
};

/** Measures of the design. Sizes in CSS units, those of text in parts of what the person set in the browser; breakpoints in pixels, `max-width` of the named class of screens. */
export const theme = {
  color,
  fontSize: {
    tiny: '0.75rem',
    small: '0.875rem',
    medium: '1rem',
    large: '1.25rem',
    title: '1.75rem',
    amount: '1.75rem',
    display: '2.25rem',
  },
  fontWeight: { text: 400, strong: 600 },
  radius: { small: '8px', medium: '12px', large: '16px', card: '20px', round: '999px' },
  space: { tiny: '4px', small: '8px', medium: '12px', large: '16px', huge: '24px' },
  width: { form: '480px', pools: '870px', dialog: '420px' },
  height: { header: '64px', touch: '44px' },
  breakpoint: { small: 500, medium: 720, large: 960, huge: 1280 },
  motion: { quick: '150ms', calm: '200ms' },
  layer: { background: -1, body: 1, popup: 20, header: 21, dialog: 50, bar: 99, flyout: 100 },
} as const;

export type Theme = typeof theme;
