/** Our own line icons on a grid of 20, drawn in the colour of the text. */
const drawings = {
  close: 'M5 5l10 10M15 5 5 15',
  back: 'M12.5 4 6.5 10l6 6',
  chevronDown: 'M5 7.5 10 12.5 15 7.5',
  chevronUp: 'M5 12.5 10 7.5 15 12.5',
  chevronRight: 'M7.5 5 12.5 10 7.5 15',
  arrowDown: 'M10 4v12M5 11l5 5 5-5',
  swapArrows: 'M6.5 3v13M3 12.5l3.5 3.5M13.5 17V4M17 7.5 13.5 4',
  sent: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 13.5v-7M7 9.5l3-3 3 3',
  done: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM6.8 10.2l2.3 2.3 4.2-4.7',
  check: 'M4 10.5 8 14.5 16 6',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  external: 'M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  info: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 9.2v4.3M10 6.4v.2',
  warning: 'M10 3.2 17.5 16h-15zM10 8v4M10 13.8v.2',
  error: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.5 7.5l5 5M12.5 7.5l-5 5',
  trash: 'M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5 6.2 16.5h7.6l.7-11',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  more: 'M4.5 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8zM10 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8zM15.5 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8z',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z',
  wallet: 'M3.5 6.5h13v10h-13zM3.5 6.5l9-3v3M13 11.5h.1',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6.5V10l2.5 2',
  pump: 'M4 16.5V5a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 11 5v11.5M3 16.5h9M4 9h7M11 10h1.5v3.5a1.4 1.4 0 0 0 2.8 0V7.5L13 5.2',
  refresh: 'M16 6.5A7 7 0 1 0 17 10M16.5 3v4h-4',
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** An icon beside a text or inside a labelled button; never the only carrier of a meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={size > 32 ? 1 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
