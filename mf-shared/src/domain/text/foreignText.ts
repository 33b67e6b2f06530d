/** Control, format, private and unassigned characters, line separators, and letters and marks that draw nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
/** More marks on one letter than any language writes. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * A name or symbol of somebody's making as it may be shown (TOKEN-20): what turns, hides or stacks text is taken out, and each
 * run of spaces is one. Empty when nothing is left.
 */
export function plainText(text: string): string {
  return text.replace(UNSEEN, '').replace(STACKED_MARKS, '$1').replace(/\s+/gu, ' ').trim();
}

const LATIN = /\p{Script=Latin}/u;
/** Alphabets with letters that are drawn as Latin ones are. */
const ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Deseret}]/u;
/** Letters of other alphabets that nobody can tell from a Latin one. */
const TWINS = new Set('АВСЕНІЈКМОРЅТХҮԌԚԜаԁеһіјӏорԛѕԝхуүѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυχϲϳՕՍօսոցꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏒᏙᏚᏞᏟᏢᏦᏴ');
/** Forms of Latin letters and digits that are letters of their own: full width, in circles, mathematical. */
const isDisguised = (text: string) => text.normalize('NFKC') !== text.normalize('NFC') && LATIN.test(text.normalize('NFKC'));

/**
 * True for a symbol that may be taken for another (TOKEN-20): Latin letters mixed with those of an alphabet that has look-alikes
 * (Unicode Technical Standard 39), letters of another alphabet alone that all look Latin, and Latin letters in disguise.
 */
export function hasLookAlikes(symbol: string): boolean {
  const letters = [...symbol].filter((character) => /\p{L}/u.test(character));
  if (letters.some((letter) => LATIN.test(letter)) && letters.some((letter) => ALIKE.test(letter))) return true;
  if (letters.length > 1 && letters.every((letter) => TWINS.has(letter))) return true;
  return isDisguised(symbol);
}
