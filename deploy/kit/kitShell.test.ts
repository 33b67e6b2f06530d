import { outputFolder, readApp } from '../build/apps';
import { kitShell } from './kitShell';

// DELIVERY-9
it('the shell of the kit, which trusts the keys of this machine, is not where the one is that is published', () => {
  const { output, defines } = kitShell('{"release":"this machine"}');
  expect(output).toMatch(/[\\/]kit[\\/]shell$/);
  expect(output).not.toBe(outputFolder(readApp('shell')));
  expect(defines?.['__TRUSTED_KEYS__']).toContain('this machine');
});
