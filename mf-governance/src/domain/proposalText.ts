import { plainText } from '@dex/mf-shared/domain';

/** A line of plain text that is a heading of markdown, and the marks that may close it. */
const HEADING = /^#{1,6} (.+)/;
const CLOSING = /(?:^| )#+$/;

/**
 * A proposal's title: its first markdown heading, wherever that stands, else its first line with text, else null (GOV-3).
 * Line ends may be CRLF. What turns or hides text is taken out (TOKEN-20).
 */
export function proposalTitle(description: string): string | null {
  let first = '';
  for (const line of description.split(/[\r\n]+/)) {
    const text = plainText(line);
    const heading = HEADING.exec(text)?.[1]?.replace(CLOSING, '');
    if (heading) return heading;
    first ||= text;
  }
  return first || null;
}

const GRANTS_START_BLOCK = 11_473_815;
const MISENCODED_START_BLOCK = 13_059_344;

/** Stands in for a description that the chain does not hold in readable form. */
const GRANTS_DESCRIPTION = [
  '# Uniswap Grants Program v0.1',
  '',
  'Funds a grants programme of limited length for people who build on and around the protocol. A committee of six reviews',
  'applications in quarterly waves; its budget is paid from the treasury and capped for the first two quarters, after which the',
  'programme has to show results and ask governance for renewal.',
].join('\n');

/** The UTF-8 bytes of ‘ and … in the reversed order in which one proposal was written. */
const REVERSED: Readonly<Record<string, string>> = { '9880e2': 'e28098', a680e2: 'e280a6' };

function bytesOf(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length / 2);
  // By their codes: all descriptions are read in one task, and a number out of each piece of text took fifty times as long.
  const valueAt = (at: number) => (digits.charCodeAt(at) & 15) + (digits.charCodeAt(at) >> 6) * 9;
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = valueAt(at * 2) * 16 + valueAt(at * 2 + 1);
  return bytes;
}

/** Byte after byte, so that none of them begins within another. */
function swapReversed(digits: string): string {
  return digits.replace(/9880e2|a680e2|../g, (bytes) => REVERSED[bytes] ?? bytes);
}

/**
 * The description of a proposal from the bytes of its event, with the two special cases of mainnet (GOV-3): the one that
 * starts at block 11473815 has a built-in text; in the one of 13059344 two characters are written backwards and double spaces
 * stand for line breaks. Bytes that are no UTF-8 become the replacement character.
 */
export function decodeDescription(bytes: string, startBlock: number): string {
  if (startBlock === GRANTS_START_BLOCK) return GRANTS_DESCRIPTION;
  const digits = bytes.slice(2).toLowerCase();
  if (startBlock !== MISENCODED_START_BLOCK) return new TextDecoder().decode(bytesOf(digits));
  const text = new TextDecoder().decode(bytesOf(swapReversed(digits)));
  return text.replaceAll('  ', '\n').replace(/\d\. /g, '\n$&');
}
