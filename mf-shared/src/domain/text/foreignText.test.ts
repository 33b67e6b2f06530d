import fc from 'fast-check';
import { hasLookAlikes, plainText } from './foreignText';

// TOKEN-20
describe('plainText', () => {
  it.each([
    ['\u202ECDSU', 'CDSU'],
    ['US\u200BDC', 'USDC'],
    ['\u2066USDC\u2069', 'USDC'],
    ['US\u0000D\u007FC', 'USDC'],
    ['USDC\u2028next', 'USDCnext'],
    ['USDC\u3164', 'USDC'],
    ['US\uFE0FDC', 'USDC'],
    ['  Two   words\t', 'Two words'],
    ['é', 'é'],
    ['e\u0301\u0301\u0301\u0301\u0301', 'e\u0301\u0301'],
    ['稳定币', '稳定币'],
    ['\u202E\u200B', ''],
  ])('makes of %j %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('leaves nothing that turns or hides text, and changes its own result no more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });
});

// TOKEN-20
describe('hasLookAlikes', () => {
  it.each(['USD\u0421', '\u0415TH', 'W\u0392TC', '\u0421\u041E\u041C\u0420', 'ＵＳＤＣ', 'ꓴꓢꓓꓚ', 'ᎠᎪᏢ', 'Ⓤsdc', '\u{1D414}SDC'])(
    'marks %s',
    (symbol) => {
      expect(hasLookAlikes(symbol)).toBe(true);
    },
  );

  it.each(['USDC', 'ETH', 'cDAI', 'aUSDC', 'wstETH', 'é', 'ΑΛΦΑ', 'Рубль', '稳定币', 'USD币', 'Ξ', '1INCH', '$', '', '🍣', 'USD₮0'])(
    'does not mark %s',
    (symbol) => {
      expect(hasLookAlikes(symbol)).toBe(false);
    },
  );
});
