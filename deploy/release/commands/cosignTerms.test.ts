import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseBase, SignedBase } from '@dex/mf-shared/release';
import { readInvocation } from '../cli/invocation';
import { cosignCommand } from '../cli/proposalCommands';
import { proposalLines } from '../cli/proposalLines';
import { BASE_LIFE_SECONDS } from '../map/commit';
import { baseBefore } from '../map/proposal';
import { codeOf, temporaryFolder, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, servedMap, swap, withStableSwap } from '../testing/site';
import { publishRemote } from './publishRemote';
import { renewBase, revoke } from './reductionCommands';

const HOUR = 3600;

/** Swap 1.1.0 for everybody, 1.0.0 revoked before the newest base; and a proposal that only issues that base again. */
async function proposedAgain(): Promise<{ site: Installation; proposal: SignedBase; before: ReleaseBase }> {
  const site = await withStableSwap();
  const first = (await servedMap(site)).base.remotes['swap']?.stable.id ?? '';
  valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
  valueOf(await revoke(site, 'swap', first));
  const proposals: SignedBase[] = [];
  valueOf(await renewBase({ ...site, propose: (base) => void proposals.push(base) }));
  const [proposal] = proposals;
  if (!proposal) throw new Error('nothing was proposed');
  return { site, proposal, before: (await servedMap(site)).base };
}

// DELIVERY-9
describe('what a first signer could write into a proposal by hand', () => {
  it('is refused where no command lets anybody choose it', async () => {
    const { site, proposal } = await proposedAgain();
    const { value } = proposal;
    const codeFor = async (changed: Partial<ReleaseBase>) =>
      codeOf(await baseBefore(site, { ...proposal, value: { ...value, ...changed } }));
    const issuedAt = (issued: number) => codeFor({ issued, expires: issued + BASE_LIFE_SECONDS });
    const least = value.least ?? { ops: 0, config: 0 };
    expect(await codeFor({})).toBe('ok');
    expect(await codeFor({ expires: 4_102_444_800 })).toBe('bad_facts');
    expect(await issuedAt(value.issued + 1)).toBe('bad_facts');
    expect(await issuedAt(value.issued - 48 * HOUR)).toBe('ok');
    expect(await issuedAt(value.issued - 48 * HOUR - 1)).toBe('conflict');
    expect(await codeFor({ revoked: [] })).toBe('conflict');
    expect(await codeFor({ least: { ...least, ops: 0 } })).toBe('bad_facts');
    expect(await codeFor({ least: { ...least, ops: least.ops + 1 } })).toBe('bad_facts');
    expect(await codeFor({ least: { ...least, config: least.config + 1 } })).toBe('bad_facts');
    expect(await codeFor({ least: undefined })).toBe('bad_facts');
    expect(await codeFor({ consents: {} })).toBe('bad_facts');
  });

  it('names what was revoked after it was proposed, or is proposed again', async () => {
    const { site, proposal, before } = await proposedAgain();
    const withoutRelease = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role !== 'release') } };
    valueOf(await revoke(withoutRelease, 'swap', before.remotes['swap']?.stable.id ?? ''));
    expect(codeOf(await baseBefore(site, proposal))).toBe('conflict');
  });

  it('is printed where it may differ, and cannot end a line', async () => {
    const { proposal, before } = await proposedAgain();
    const { value } = proposal;
    const releases = value.remotes['swap'];
    if (!releases) throw new Error('no swap');
    const { stable } = releases;
    const other = { ...stable, id: 'b'.repeat(32), version: '0.9.0\ncontents unchanged' };
    const told = (changed: Partial<ReleaseBase>) => proposalLines(before, { ...value, ...changed }).join('\n');
    const withSwap = (changed: Partial<typeof releases>) => told({ remotes: { swap: { ...releases, ...changed } } });
    expect(told({})).toBe('contents unchanged');
    expect(withSwap({ history: [other] })).toContain('swap: history 0.9.0?contents unchanged (bbbbbbbb)');
    expect(withSwap({ stable: { ...stable, container: 'other' } })).toBe(`swap: ${stable.id} has other facts than before`);
    expect(withSwap({ stable: { ...stable, team: [] } })).toBe(`swap: ${stable.id} has other signatures of its team`);
    expect(withSwap({ canary: { release: other, percent: 5, salt: 'my friends' } })).toContain('another crowd (my friends)');
    expect(told({ revoked: [...(value.revoked ?? []), { remote: 'pool', id: 'c'.repeat(32) }] })).toBe('pool: cccccccc revoked for good');
    expect(told({ consents: { ...value.consents, swap: { turn: 99, day: 0, signatures: [] } } })).toContain('number of its state 2 → 99');
    expect(told({ note: { by: 'ada', why: 'why not' } })).toBe('contents unchanged\nnote of ada: why not');
  });

  it('is refused by the command before anybody looks at it or signs it', async () => {
    const { site, proposal } = await proposedAgain();
    const file = join(temporaryFolder(), 'proposal.json');
    writeFileSync(file, JSON.stringify({ ...proposal, value: { ...proposal.value, revoked: [] } }));
    expect(codeOf(await cosignCommand(site, valueOf(readInvocation(['cosign', file]))))).toBe('conflict');
    expect(codeOf(await cosignCommand(site, valueOf(readInvocation(['cosign', file, '--yes']))))).toBe('conflict');
  });
});
