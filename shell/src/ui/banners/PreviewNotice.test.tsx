/** @jest-environment jsdom */
import type { Preview } from '@dex/mf-shared/release';
import { createFakeServices, renderWithServices, Surroundings } from '@dex/mf-shared/testing';
import { act, render, screen } from '@testing-library/react';
import chinese from '../messages/zh-CN.json';
import { PreviewNotice } from './PreviewNotice';

const NOW = 1_790_000_000_000;
const HOUR_MS = 3_600_000;

const build = (remote: string, id: string, version: string): Preview['builds'][number] => ({
  remote,
  release: {
    id,
    version,
    dir: `/a/${remote}/${id}/`,
    entry: 'remoteEntry.js',
    integrity: 'sha384-',
    container: `${remote}_${id}`,
    requires: { 'mf-shared': '^0.2.0' },
    preloads: [],
    team: [],
  },
});
const preview: Preview = {
  schema: 1,
  by: 'Ada',
  issued: NOW / 1000,
  expires: (NOW + HOUR_MS) / 1000,
  builds: [build('swap', 'a', '0.6.0'), build('pool', 'b', '0.7.0')],
};
const runs = (name: string, id: string) => ({ module: { name }, release: { id } });
const words = () => screen.getByTestId('shell-preview').textContent;

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

// DELIVERY-29
describe('the bar of a preview', () => {
  it('names what runs by it and what is not open yet', () => {
    renderWithServices(<PreviewNotice preview={preview} running={[runs('swap', 'a'), runs('vote', 'c')]} />);
    expect(words()).toMatch(/^Preview: you see swap 0\.6\.0 and pool 0\.7\.0, not released yet, until .*Made by Ada/);
    expect(words()).not.toContain('Not shown');
  });

  it('says of a build that does not run that another one does', () => {
    renderWithServices(<PreviewNotice preview={preview} running={[runs('swap', 'stable'), runs('pool', 'b')]} />);
    expect(words()).toMatch(/^Preview: you see pool 0\.7\.0, not/);
    expect(words()).toContain('Not shown: swap 0.6.0 of this preview.');
  });

  it('shows nothing of a preview of which nothing runs', () => {
    renderWithServices(<PreviewNotice preview={preview} running={[runs('swap', 'stable'), runs('pool', 'stable')]} />);
    expect(words()).toMatch(/^Not shown: swap 0\.6\.0 and pool 0\.7\.0 of this preview\./);
  });

  it('says when its time has ended in a tab that stayed open', () => {
    renderWithServices(<PreviewNotice preview={preview} running={[runs('swap', 'a')]} />);
    act(() => void jest.advanceTimersByTime(HOUR_MS));
    expect(words()).toMatch(/^The preview by Ada is over since/);
  });

  it('parts the names by what stands between words in Chinese too', () => {
    render(
      <Surroundings services={createFakeServices()} locale="zh-CN" messages={chinese}>
        <PreviewNotice preview={preview} running={[runs('swap', 'a'), runs('pool', 'b')]} />
      </Surroundings>,
    );
    expect(words()).toContain('swap 0.6.0 和 pool 0.7.0');
  });
});
