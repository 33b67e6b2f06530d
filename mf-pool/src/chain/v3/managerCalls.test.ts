import { defaultAbiCoder } from 'ethers/lib/utils';
import { parseHex, requireAddress } from '@dex/mf-shared/domain';
import { metadataCall, pictureIn, positionIn } from './managerCalls';

const manager = requireAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const hex = (text: string) => {
  const data = parseHex(text);
  if (data === null) throw new Error('Not bytes');
  return data;
};
const uri = (text: string) => hex(defaultAbiCoder.encode(['string'], [text]));
const json = (value: unknown) => `data:application/json;base64,${btoa(JSON.stringify(value))}`;
const svg = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')}`;

test('the metadata are read with 3,000,000 gas', () => {
  expect(metadataCall(manager, '11').gasRequired).toBe(3_000_000);
});

// V3-17
test('a picture in base64 metadata is a source for an image', () => {
  expect(pictureIn(uri(json({ image: svg })))).toBe(svg);
});

test.each([
  ['no data URI', 'https://example.org/metadata.json'],
  ['metadata that are not base64', `data:application/json,${JSON.stringify({ image: svg })}`],
  ['broken base64', 'data:application/json;base64,%%%'],
  ['no JSON', `data:application/json;base64,${btoa('nothing')}`],
  ['no image', json({ name: 'x' })],
  ['an image that is a script', json({ image: 'javascript:alert(1)' })],
  ['an image that is a page', json({ image: `data:text/html;base64,${btoa('<script></script>')}` })],
])('%s gives no picture', (_name, text) => {
  expect(pictureIn(uri(text))).toBeNull();
});

test('a position has all its fields', () => {
  const types = [
    'uint96',
    'address',
    'address',
    'address',
    'uint24',
    'int24',
    'int24',
    'uint128',
    'uint256',
    'uint256',
    'uint128',
    'uint128',
  ];
  const [operator, token0, token1] = ['1', '2', '3'].map((digit) => requireAddress(`0x${digit.repeat(40)}`));
  const data = hex(defaultAbiCoder.encode(types, [7, operator, token0, token1, 3000, -60, 120, 5, 6, 8, 9, 10]));
  expect(positionIn('11', data)).toEqual({
    tokenId: '11',
    nonce: '7',
    operator,
    token0,
    token1,
    fee: 3000,
    tickLower: -60,
    tickUpper: 120,
    liquidity: '5',
    feeGrowthInside0LastX128: '6',
    feeGrowthInside1LastX128: '8',
    tokensOwed0: '9',
    tokensOwed1: '10',
  });
  expect(positionIn('11', hex('0x'))).toBeNull();
});
