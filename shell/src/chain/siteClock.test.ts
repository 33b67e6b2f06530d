import { skewOf } from './clockSkew';
import { createSiteClock } from './siteClock';

const NOW = Date.UTC(2026, 0, 2, 10, 0, 0);

it.each([
  ['a right clock', 'Fri, 02 Jan 2026 10:00:01 GMT', 0],
  ['a clock that is ten minutes ahead', 'Fri, 02 Jan 2026 09:50:00 GMT', -600_000],
  ['a clock that is an hour behind', 'Fri, 02 Jan 2026 11:00:00 GMT', 3_600_000],
  ['no date', null, 0],
  ['no readable date', 'yesterday', 0],
])('%s is told by the date of an answer of the site', (_, date, skew) => {
  expect(skewOf(date, NOW)).toBe(skew);
});

it('asks the site once, when somebody wants to know', async () => {
  jest.useFakeTimers({ now: NOW });
  const date = { headers: { date: 'Fri, 02 Jan 2026 09:50:00 GMT' } };
  const asked = jest.fn(async () => new Response(null, date));
  const { skewMs } = createSiteClock(asked);
  expect(asked).not.toHaveBeenCalled();
  expect(skewMs()).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(skewMs()).toBe(-600_000 - 0);
  expect(asked).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
