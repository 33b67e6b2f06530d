import { pictureColor } from './pictureColor';

interface IdenticonProps {
  readonly address: string;
  readonly size?: number;
}

/** A picture drawn from an address, so that two accounts are told apart at a glance. It proves nothing. */
export function Identicon({ address, size = 16 }: IdenticonProps) {
  const digits = address.toLowerCase().slice(2);
  const cells: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const isFilled = Number.parseInt(digits[row * 3 + column] ?? '0', 16) % 2 === 1;
      if (!isFilled) continue;
      cells.push(`M${column} ${row}h1v1h-1z`);
      if (column < 2) cells.push(`M${4 - column} ${row}h1v1h-1z`);
    }
  }
  return (
    <svg width={size} height={size} viewBox="-1.6 -1.6 8.2 8.2" aria-hidden="true" focusable="false">
      <circle cx="2.5" cy="2.5" r="4.1" fill={pictureColor(digits)} opacity="0.22" />
      <path d={cells.join('')} fill={pictureColor(digits)} />
    </svg>
  );
}
