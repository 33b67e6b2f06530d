import type { SignedBase } from '@dex/mf-shared/release';
import { publishShell } from '../commands/publishShell';
import { setSettings } from '../commands/settingsCommands';
import { keepNewKey } from '../keys/keyFolder';
import { addKey } from '../keys/rotation';
import type { RoleName } from '../keys/rotation';
import { buildTree, codeOf, newInstallation, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { keyOf, newest, reopened } from '../testing/keysOfSite';
import { overtaken } from '../testing/overtaken';
import { publishSignedConfig, signConfig } from './commitConfig';
import type { ReleaseContext } from './commit';
import { cosign } from './proposal';
import { storedBytes } from './signedDocuments';

const OPERATOR: RoleName = { role: 'operator', remote: null };
const shellOf = ({ keys }: Installation, version: string) =>
  buildTree({ app: 'shell', version, sharedVersion: '1.0.0', trustedKeys: keys.trusted });

/** A site whose live shell knows two operator keys, a machine with the new one alone, and a build of the shell that knows the old one alone. */
async function whileRotating() {
  const site = await newInstallation();
  const old = keyOf(site, OPERATOR);
  const made = valueOf(await keepNewKey(site.keyFolder, 'operator', null, site.now()));
  valueOf(await addKey(site.keyFolder, OPERATOR, made.trusted));
  const both = await reopened(site);
  const onlyNew = { ...both, keys: { ...both.keys, signers: both.keys.signers.filter(({ id }) => id !== old) } };
  valueOf(await publishShell(both, shellOf(both, '1.0.0'), { source: null, alone: true }));
  valueOf(await setSettings(both, { defaultChainId: 1 }));
  const publishOld = (context: ReleaseContext) => publishShell(context, shellOf(site, '1.1.0'), { source: null, alone: false });
  return { both, onlyNew, publishOld };
}

// DELIVERY-50
describe('a run-time file and a shell that are published at the same instant', () => {
  it('a file that the new shell would refuse is not written', async () => {
    const { both, onlyNew, publishOld } = await whileRotating();
    const late = overtaken(onlyNew, 'c/', async () => valueOf(await publishOld(both)));
    expect(codeOf(await setSettings(late, { defaultChainId: 10 }))).toBe('shell_refuses');
    expect((await newest(both)).config).toBe(1);
  });

  it('nor one that was signed elsewhere', async () => {
    const { both, onlyNew, publishOld } = await whileRotating();
    const bytes = storedBytes(valueOf(await signConfig(onlyNew, { defaultChainId: 10 })));
    const late = overtaken(onlyNew, 'c/', async () => valueOf(await publishOld(both)));
    expect(codeOf(await publishSignedConfig(late, bytes))).toBe('shell_refuses');
    expect((await newest(both)).config).toBe(1);
  });

  it.each([
    ['published', publishNow],
    ['brought into force by the last signature', publishProposed],
  ])('whoever publishes the shell is told of the file that came meanwhile, where it is %s', async (_, publish) => {
    const { both, onlyNew, publishOld } = await whileRotating();
    const heard: string[] = [];
    const late = overtaken(both, 'r/', async () => valueOf(await setSettings(onlyNew, { defaultChainId: 10 })));
    await publish({ ...late, warn: (text) => void heard.push(text) }, publishOld);
    expect(await newest(both)).toMatchObject({ config: 2 });
    expect(heard.join()).toMatch(/1\.1\.0.*the settings/);
  });

  it('two that fit each other are both in force', async () => {
    const { both } = await whileRotating();
    const shell = shellOf(both, '1.1.0');
    const late = overtaken(both, 'c/', async () => valueOf(await publishShell(both, shell, { source: null, alone: false })));
    const { base } = await newest(both);
    valueOf(await setSettings(late, { defaultChainId: 10 }));
    expect(await newest(both)).toMatchObject({ base: base + 1, config: 2 });
  });
});

type Publish = (context: ReleaseContext) => ReturnType<typeof publishShell>;

async function publishNow(context: ReleaseContext, publish: Publish): Promise<void> {
  valueOf(await publish(context));
}

async function publishProposed(context: ReleaseContext, publish: Publish): Promise<void> {
  const proposals: SignedBase[] = [];
  valueOf(await publish({ ...context, propose: (base) => void proposals.push(base) }));
  for (const proposal of proposals) valueOf(await cosign(context, proposal));
  expect(proposals).toHaveLength(1);
}
