import { brand } from '../brand/brand';

/** A colour of a thing's own, from its address or name: always the same, and dark enough for white letters on it. */
export function pictureColor(seed: string): string {
  if (seed === '') return brand.fallbackColor;
  let hash = 0;
  for (const letter of seed.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `hsl(${hash % 360} 45% 38%)`;
}
