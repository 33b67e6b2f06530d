import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { AnalysisTemplate } from '@kubernetes-models/argo-rollouts/argoproj.io/v1alpha1/AnalysisTemplate';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { readKeyFolder } from '../release/keys/keyFolder';
import { newKeys, temporaryFolder, valueOf } from '../release/testing/fixtures';
import { kubernetesManifests, kubernetesYaml } from './kubernetesManifests';
import { securityHeaders } from './securityHeaders';

const headers = securityHeaders({ scriptHashes: [`sha384-${'A'.repeat(64)}`], connectSources: ['https://rpc.example'], https: true });
const facts = {
  host: 'dex.example',
  image: 'registry.example/dex-edge:1',
  toolImage: 'registry.example/dex-release:1',
  headers,
  gateway: { name: 'public', namespace: 'gateway' },
};

/** The published schemas of Kubernetes, the Gateway API and Argo Rollouts, by kind. Members that a schema does not know are not seen by them. */
const models: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  AnalysisTemplate,
  ConfigMap,
  CronJob,
  Deployment,
  HTTPRoute,
  PersistentVolumeClaim,
  Service,
};

interface Manifest {
  readonly kind: string;
  readonly apiVersion: string;
}

function documents(yaml: string): Manifest[] {
  return parseAllDocuments(yaml).map((document): Manifest => document.toJS());
}

function validate(manifest: Manifest): void {
  const Model = models[manifest.kind];
  if (!Model) throw new Error(`no schema for ${manifest.kind}`);
  const model: { validate(): void } = Reflect.construct(Model, [manifest]);
  model.validate();
}

describe('the Kubernetes manifests', () => {
  it.each(documents(kubernetesYaml(facts)).map((manifest) => [manifest.kind, manifest] as const))('%s fits its schema', (_, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  });

  it('the schemas do refuse', () => {
    const broken = (kind: string, text: (yaml: string) => string) =>
      documents(text(kubernetesYaml(facts))).filter((one) => one.kind === kind);
    const faults = [
      ...broken('Deployment', (yaml) => yaml.replace('replicas: 2', 'replicas: two')),
      ...broken('HTTPRoute', (yaml) => yaml.replace('type: PathPrefix', 'type: Prefix')),
      ...broken('CronJob', (yaml) =>
        yaml.replace("schedule: '*/20 * * * *'", '').replace('schedule: "*/20 * * * *"', '').replace('schedule: */20 * * * *', ''),
      ),
      ...broken('AnalysisTemplate', (yaml) => yaml.replace('name: served-as-signed\n      interval', 'interval')),
    ];
    expect(faults).toHaveLength(4);
    for (const fault of faults) expect(() => validate(fault)).toThrow();
  });

  it('YAML says what was meant', () => {
    expect(documents(kubernetesYaml(facts))).toEqual(JSON.parse(JSON.stringify(kubernetesManifests(facts))));
  });

  it('every container is locked down, and what serves cannot write the site', () => {
    const text = JSON.stringify(kubernetesManifests(facts));
    const containers = text.match(
      /"allowPrivilegeEscalation":false,"readOnlyRootFilesystem":true,"runAsNonRoot":true,"runAsUser":[1-9]\d*,"runAsGroup":[1-9]/g,
    );
    expect(containers).toHaveLength(4);
    expect(text.match(/"image":/g)).toHaveLength(4);
    const deployment = JSON.stringify(kubernetesManifests(facts)[2]);
    expect(deployment).toContain(
      '"securityContext":{"allowPrivilegeEscalation":false,"readOnlyRootFilesystem":true,"runAsNonRoot":true,"runAsUser":101,',
    );
    expect(deployment).toContain('{"name":"site","mountPath":"/srv/site","readOnly":true}');
  });

  it('every pod that has a secret can read it, and no name in it holds a slash', () => {
    const text = JSON.stringify(kubernetesManifests(facts));
    expect(text.match(/"fsGroup":2000/g)).toHaveLength(3);
    for (const [, key] of text.matchAll(/"key":"([^"]*)","path"/g)) expect(key).toMatch(/^[-._a-zA-Z0-9]+$/);
    expect(text).toContain('{"key":"ops-key.json","path":"private/ops-key.json"}');
  });

  it('the command takes the key folder as the secret lays it out', async () => {
    const { folder, keys } = await newKeys();
    const mount = temporaryFolder();
    mkdirSync(join(mount, '..data', 'private'), { recursive: true });
    const ops = readdirSync(join(folder, 'private')).find((name) => name.startsWith('ops-')) ?? '';
    copyFileSync(join(folder, 'private', ops), join(mount, '..data', 'private', 'ops-key.json'));
    for (const name of ['root.json', 'trust.json']) copyFileSync(join(folder, name), join(mount, '..data', name));
    for (const name of ['root.json', 'trust.json', 'private']) symlinkSync(join('..data', name), join(mount, name));
    const mounted = valueOf(await readKeyFolder(mount));
    expect(mounted.trusted).toEqual(keys.trusted);
    expect(mounted.signers.map(({ role }) => role)).toEqual(['ops']);
  });

  it('other headers are another pod: a running one would go on blocking the new shell', () => {
    const other = { ...facts, headers: { ...headers, 'x-other': '1' } };
    const sums = [facts, facts, other].map((one) => /checksum\/config: (\w{64})/.exec(kubernetesYaml(one))?.[1]);
    expect(sums[0]).toBe(sums[1]);
    expect(sums[0]).not.toBe(sums[2]);
  });

  it('beacons are watched beside each nginx', () => {
    expect(kubernetesYaml(facts)).toMatch(/- watch\n +- --beacons\n +- \/var\/log\/release\/beacons\.log/);
  });
});
