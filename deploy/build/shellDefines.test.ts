import { SHELL_KEYS_FILE } from '../release/artifact/shellKeys';
import { shellDefines, shellKeysFile, trustedKeysIn } from './shellDefines';

// DELIVERY-50
describe('the keys of the shell’s build', () => {
  it('are written as they are compiled in, where the release command looks for them; a development build has none', () => {
    const trustedKeys = '{"release":{"threshold":1,"keys":[]}}';
    expect(shellKeysFile).toBe(SHELL_KEYS_FILE);
    expect(trustedKeysIn(shellDefines({ trustedKeys }))).toBe(trustedKeys);
    expect(trustedKeysIn(shellDefines({ devSections: [] }))).toBeNull();
    expect(trustedKeysIn(undefined)).toBeNull();
  });
});
