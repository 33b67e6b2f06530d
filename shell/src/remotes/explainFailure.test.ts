import { explainMount } from './explainFailure';

jest.mock('./faring', () => {
  throw new Error('Loading chunk faring failed.');
});

it.each([
  ['Loading chunk 12 failed.\n(missing: https://dex.example/12.js)', 'missing'],
  ['it broke', 'threw'],
])('a failure "%s" is explained as %s where what explains it cannot be fetched', async (detail, code) => {
  expect(await explainMount('swap', new Error(detail))).toMatchObject({ code, remote: 'swap', detail: expect.stringContaining(detail) });
});
