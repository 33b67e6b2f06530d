import type { Palette } from '../theme/palette';

/** Everything that makes this product this brand (SHELL-22). Nothing else in the code knows the name. */
export const brand = {
  name: 'Tarn',
  links: {
    home: '/',
    about: 'https://uniswap.org/',
    docs: 'https://docs.uniswap.org/',
    community: 'https://discord.gg/FCfyBSbCU5',
    newIssue: 'https://github.com/Uniswap/uniswap-interface/issues/new',
    terms: 'https://uniswap.org/terms-of-service/',
    disclaimer: 'https://uniswap.org/disclaimer/',
    governanceAnalytics: 'https://info.uniswap.org/#/tokens/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
    forum: 'https://gov.uniswap.org/',
  },
  /** Symbol of a version-2 liquidity token, and the name that tells the tokens apart in lists. */
  liquidityTokenSymbol: 'DYOR-V2',
  liquidityTokenName: 'DYOR LPs',
  /** Colour of a token or network whose own colour is not known (SHELL-22). */
  fallbackColor: '#2172E5',
  /** Said once after an airdrop was claimed, in each language. */
  claimWelcome: {
    'en-US': 'Welcome aboard. Your votes shape what comes next.',
    'zh-CN': '欢迎加入。你的投票将决定未来的方向。',
  },
  themeColor: { light: '#0B6B75', dark: '#0A1214' },
} as const;

/** Deep lake teal on paper white; warm colours are kept for warnings. */
export const lightPalette: Palette = {
  page: '#F2F7F7',
  surface: '#FFFFFF',
  inset: '#EFF5F5',
  hover: '#E0EBEB',
  raised: '#FFFFFF',
  quiet: 'rgba(9, 45, 51, 0.08)',
  quietHover: 'rgba(9, 45, 51, 0.14)',
  text: '#0D2023',
  textMuted: '#4B6266',
  outline: '#748B8F',
  accent: '#0B6B75',
  accentHover: '#085761',
  onAccent: '#FFFFFF',
  accentSoft: '#DCEFF0',
  onAccentSoft: '#085761',
  success: '#17693A',
  successSoft: '#E2F3E8',
  warning: '#874700',
  warningSoft: '#FFF0DA',
  danger: '#B0241D',
  dangerHover: '#8F1A15',
  onDanger: '#FFFFFF',
  dangerSoft: '#FCEAE8',
  veil: 'rgba(6, 24, 27, 0.45)',
  shadow: 'rgba(9, 45, 51, 0.10)',
};

/** The same water at night. */
export const darkPalette: Palette = {
  page: '#0A1214',
  surface: '#111A1D',
  inset: '#1A262A',
  hover: '#243338',
  raised: '#2A3B41',
  quiet: 'rgba(200, 236, 240, 0.10)',
  quietHover: 'rgba(200, 236, 240, 0.16)',
  text: '#E8F2F3',
  textMuted: '#9DB2B6',
  outline: '#71888D',
  accent: '#4FC3CC',
  accentHover: '#75D4DB',
  onAccent: '#052529',
  accentSoft: '#12393E',
  onAccentSoft: '#8ADCE2',
  success: '#6BCB8C',
  successSoft: '#12311D',
  warning: '#F0B35E',
  warningSoft: '#372811',
  danger: '#FF8F86',
  dangerHover: '#FFA9A2',
  onDanger: '#3A0B08',
  dangerSoft: '#3B1B19',
  veil: 'rgba(0, 0, 0, 0.62)',
  shadow: 'rgba(0, 0, 0, 0.40)',
};
