import { AnalysisTemplate } from '@kubernetes-models/argo-rollouts/argoproj.io/v1alpha1/AnalysisTemplate';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
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
    expect(text.match(/"securityContext"/g)).toHaveLength(3);
    expect(text.match(/"readOnlyRootFilesystem":true/g)).toHaveLength(3);
    const deployment = JSON.stringify(kubernetesManifests(facts)[2]);
    expect(deployment).toContain('{"name":"site","mountPath":"/srv/site","readOnly":true}');
  });
});
