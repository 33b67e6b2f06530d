// A press that asks for another network and comes to nothing is told of (NET-2): by the one hook that everybody asks with.
import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../build/apps';

test('nobody asks a wallet for another network but the hook that knows whether it switched', () => {
  const found = execFileSync(
    'git',
    [
      'grep',
      '-l',
      '--untracked',
      '-E',
      'wallet\\??\\.switchChain\\(',
      '--',
      'shell/src/*.tsx',
      'shell/src/ui/*',
      'mf-*/src/*',
      ':!*.test.*',
    ],
    { cwd: repositoryRoot, encoding: 'utf8' },
  );
  expect(found.trim().split('\n')).toEqual(['mf-shared/src/ui/connect/useSwitchNetwork.ts']);
});
