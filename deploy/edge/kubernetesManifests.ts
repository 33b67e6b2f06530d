import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { nginxConfig } from './nginxConfig';
import type { Headers } from './securityHeaders';

export interface KubernetesFacts {
  readonly host: string;
  /** Image of the edge: nginx without root, see `deploy/edge/Dockerfile`. */
  readonly image: string;
  /** Image of the release command, for the small jobs. */
  readonly toolImage: string;
  readonly headers: Headers;
  /** Name and namespace of the Gateway that ends TLS. */
  readonly gateway: { readonly name: string; readonly namespace: string };
}

const NAME = 'dex-edge';
const LABELS = { 'app.kubernetes.io/name': NAME };
const SITE = '/srv/site';
const PORT = 8080;
const metadata = (name: string) => ({ name, labels: LABELS });

const locked = (user: number) => ({
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  runAsNonRoot: true,
  runAsUser: user,
  runAsGroup: user,
  capabilities: { drop: ['ALL'] },
  seccompProfile: { type: 'RuntimeDefault' },
});

/** The users that the images run as, by number: the API server cannot see that a name is not root's. */
const NGINX_USER = 101;
const TOOL_USER = 1000;
/** The group that volumes belong to: who runs as another user could neither read a key nor write the log. */
const POD = { automountServiceAccountToken: false, securityContext: { fsGroup: 2000, fsGroupChangePolicy: 'OnRootMismatch' } };

/** The ops key with the public files. A secret's names hold no slash, so its parts are put where the command looks for them. */
const OPS_KEY = {
  secretName: 'release-ops-key',
  defaultMode: 0o440,
  items: [
    { key: 'root.json', path: 'root.json' },
    { key: 'trust.json', path: 'trust.json' },
    { key: 'ops-key.json', path: 'private/ops-key.json' },
  ],
};

function volumeClaim(): object {
  const spec = { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '5Gi' } } };
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: metadata('release-site'), spec };
}

function serverConfig({ headers }: KubernetesFacts): string {
  return nginxConfig({
    listen: [String(PORT)],
    serverName: '_',
    root: SITE,
    headers,
    beaconLog: '/var/log/release/beacons.log',
    tls: null,
  });
}

function configMap(facts: KubernetesFacts): object {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: metadata(NAME), data: { 'default.conf': serverConfig(facts) } };
}

/** Beside each nginx, for the beacons of its own visitors; it needs the store to withdraw a canary, and renews the reductions meanwhile. */
function watcher({ toolImage, host }: KubernetesFacts): object {
  return {
    name: 'watch',
    image: toolImage,
    args: ['watch', '--beacons', '/var/log/release/beacons.log', '--site', `https://${host}`, '--store', SITE, '--keys', '/keys'],
    resources: { requests: { cpu: '20m', memory: '64Mi' }, limits: { memory: '256Mi' } },
    securityContext: locked(TOOL_USER),
    volumeMounts: [
      { name: 'site', mountPath: SITE },
      { name: 'keys', mountPath: '/keys', readOnly: true },
      { name: 'log', mountPath: '/var/log/release', readOnly: true },
      { name: 'temporary', mountPath: '/tmp' },
    ],
  };
}

function deployment(facts: KubernetesFacts): object {
  const { image } = facts;
  const probe = { httpGet: { path: '/release.json', port: 'http' }, periodSeconds: 5 };
  const container = {
    name: 'nginx',
    image,
    ports: [{ name: 'http', containerPort: PORT }],
    readinessProbe: probe,
    livenessProbe: { tcpSocket: { port: 'http' }, periodSeconds: 10 },
    resources: { requests: { cpu: '50m', memory: '32Mi' }, limits: { memory: '128Mi' } },
    securityContext: locked(NGINX_USER),
    volumeMounts: [
      { name: 'site', mountPath: SITE, readOnly: true },
      { name: 'config', mountPath: '/etc/nginx/conf.d', readOnly: true },
      { name: 'log', mountPath: '/var/log/release' },
      { name: 'temporary', mountPath: '/tmp' },
    ],
  };
  const volumes = [
    { name: 'site', persistentVolumeClaim: { claimName: 'release-site' } },
    { name: 'keys', secret: OPS_KEY },
    { name: 'config', configMap: { name: NAME } },
    { name: 'log', emptyDir: { sizeLimit: '256Mi' } },
    { name: 'temporary', emptyDir: { sizeLimit: '64Mi' } },
  ];
  // without it a new shell's headers would not reach running pods, and its script would be blocked
  const annotations = { 'checksum/config': createHash('sha256').update(serverConfig(facts)).digest('hex') };
  const template = { metadata: { labels: LABELS, annotations }, spec: { ...POD, containers: [container, watcher(facts)], volumes } };
  const strategy = { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(NAME),
    spec: { replicas: 2, strategy, selector: { matchLabels: LABELS }, template },
  };
}

function service(): object {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadata(NAME),
    spec: { selector: LABELS, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
  };
}

function route({ host, gateway }: KubernetesFacts): object {
  const rule = { matches: [{ path: { type: 'PathPrefix', value: '/' } }], backendRefs: [{ name: NAME, port: 80 }] };
  const spec = { parentRefs: [gateway], hostnames: [host], rules: [rule] };
  return { apiVersion: 'gateway.networking.k8s.io/v1', kind: 'HTTPRoute', metadata: metadata(NAME), spec };
}

/** The job that issues the reductions again; it holds the ops key and nothing else. */
function renewal({ toolImage }: KubernetesFacts): object {
  const container = {
    name: 'renew',
    image: toolImage,
    args: ['renew', '--store', SITE, '--keys', '/keys'],
    securityContext: locked(TOOL_USER),
    volumeMounts: [
      { name: 'site', mountPath: SITE },
      { name: 'keys', mountPath: '/keys', readOnly: true },
      { name: 'temporary', mountPath: '/tmp' },
    ],
  };
  const volumes = [
    { name: 'site', persistentVolumeClaim: { claimName: 'release-site' } },
    { name: 'keys', secret: OPS_KEY },
    { name: 'temporary', emptyDir: {} },
  ];
  const pod = { restartPolicy: 'OnFailure', ...POD, containers: [container], volumes };
  const spec = {
    schedule: '*/20 * * * *',
    concurrencyPolicy: 'Forbid',
    jobTemplate: { spec: { backoffLimit: 3, template: { spec: pod } } },
  };
  return { apiVersion: 'batch/v1', kind: 'CronJob', metadata: metadata('release-renew'), spec };
}

/** For a rollout of the edge itself: the monitor, as a job, must find nothing. Sections need none of this: the map carries their canary. */
function analysis({ toolImage, host }: KubernetesFacts): object {
  const container = {
    name: 'monitor',
    image: toolImage,
    args: ['monitor', '--site', '{{args.site}}', '--keys', '/keys'],
    securityContext: locked(TOOL_USER),
    volumeMounts: [
      { name: 'keys', mountPath: '/keys', readOnly: true },
      { name: 'temporary', mountPath: '/tmp' },
    ],
  };
  const volumes = [
    { name: 'keys', configMap: { name: 'release-public-keys' } },
    { name: 'temporary', emptyDir: {} },
  ];
  const pod = { restartPolicy: 'Never', ...POD, containers: [container], volumes };
  const metric = {
    name: 'served-as-signed',
    interval: '60s',
    count: 5,
    failureLimit: 0,
    provider: { job: { spec: { backoffLimit: 0, template: { spec: pod } } } },
  };
  const spec = { args: [{ name: 'site', value: `https://${host}` }], metrics: [metric] };
  return { apiVersion: 'argoproj.io/v1alpha1', kind: 'AnalysisTemplate', metadata: metadata('served-as-signed'), spec };
}

/** All manifests of the edge, in the order in which to apply them. Argo Rollouts is needed for the last one only. */
export function kubernetesManifests(facts: KubernetesFacts): readonly object[] {
  return [volumeClaim(), configMap(facts), deployment(facts), service(), route(facts), renewal(facts), analysis(facts)];
}

/** The manifests as one YAML text. */
export function kubernetesYaml(facts: KubernetesFacts): string {
  return kubernetesManifests(facts)
    .map((manifest) => stringify(manifest, { lineWidth: 0 }))
    .join('---\n');
}
