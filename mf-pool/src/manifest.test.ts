import { manifest } from './manifest';
import { ROUTES } from './routes';

test('the way to the section is marked on every one of its screens', () => {
  const marked = manifest.links.flatMap(({ to, alsoOn }) => [to, ...alsoOn]);
  const begins = (pattern: string) => `/${pattern.split('/')[1] ?? ''}`;
  expect(ROUTES.filter(({ pattern }) => !marked.includes(begins(pattern))).map(({ name }) => name)).toEqual([]);
});
