import fc from 'fast-check';
import { fromBase64url, toBase64url } from './base64url';
import { canonicalJson } from './canonicalBytes';
import { sha256Hex } from './sha256';

describe('canonicalJson', () => {
  it('sorts keys at every depth, drops undefined, keeps order in arrays', () => {
    expect(canonicalJson({ b: [{ d: 1, c: undefined }, 2], a: 'é"' })).toBe('{"a":"é\\"","b":[{"d":1},2]}');
  });
  it('says the same value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

it('base64url goes there and back, and other text is none', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => expect([...(fromBase64url(toBase64url(bytes)) ?? [])]).toEqual([...bytes])));
  for (const text of ['a', 'ab+/', 'ab=', 'a b']) expect(fromBase64url(text)).toBeNull();
});

it('sha256Hex of the empty text', async () => {
  expect(await sha256Hex(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
