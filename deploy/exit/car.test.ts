import { createHash } from 'node:crypto';
import { carOf } from './car';

it.each([
  // What `ipfs add --cid-version=1 --raw-leaves` says of these texts.
  ['hello world', 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'],
  ['', 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
])('the content id of "%s"', (text, cid) => {
  expect(carOf(Buffer.from(text)).cid).toBe(cid);
});

it('holds one root and the file behind it', () => {
  const content = Buffer.from('x'.repeat(300));
  const { bytes } = carOf(content);
  const header = bytes.subarray(1, 1 + (bytes[0] ?? 0));
  expect(header.toString('latin1')).toContain('roots');
  expect(header.length).toBe(58);
  const block = bytes.subarray(1 + header.length);
  // 336 bytes in two groups of seven bits.
  expect([...block.subarray(0, 2)]).toEqual([0xd0, 0x02]);
  expect(block.subarray(2, 6).toString('hex')).toBe('01551220');
  expect(block.subarray(6, 38)).toEqual(createHash('sha256').update(content).digest());
  expect(block.subarray(38)).toEqual(content);
});
