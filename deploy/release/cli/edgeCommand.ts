import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { headersOfSite } from '../../edge/edgeFacts';
import { kubernetesYaml } from '../../edge/kubernetesManifests';
import { nginxConfig } from '../../edge/nginxConfig';
import type { NginxFacts } from '../../edge/nginxConfig';
import { pageScriptHashes } from '../../edge/pagePolicy';
import type { Headers } from '../../edge/securityHeaders';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { listOf, wordOf } from './invocation';
import type { Invocation } from './invocation';
import { readJsonFile } from './jsonFile';
import { newestDocuments } from './newestDocuments';
import type { ContextCommand } from './releaseCommands';

// what is not one of these would end nginx's line and begin another one
const ADDRESS = /^(?:(?:\[[0-9A-Fa-f:.]+\]|[\w.*-]+):)?\d{1,5}$/;
const HOST = /^(?:\*\.)?[A-Za-z0-9](?:[\w-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[\w-]*[A-Za-z0-9])?)*$/;
/** What nginx calls a site that answers to every name. */
const EVERY_NAME = '_';

/** The texts of an option, each of one form. Refusal: `usage` with the one that is not. */
function textsOf(invocation: Invocation, option: 'listen' | 'redirect-from' | 'server-name', form: RegExp): Result<string[], Refusal> {
  const texts = listOf(invocation.text(option));
  const odd = texts.find((text) => !form.test(text));
  const what = option === 'server-name' ? 'the name of a host' : 'a port, or an address with one (443 or [::]:443)';
  return odd === undefined ? ok(texts) : refuse('usage', `edge: --${option}: ${JSON.stringify(odd)} is not ${what}`);
}

const orUsual = (texts: readonly string[], usual: string): readonly string[] => (texts.length > 0 ? texts : [usual]);

function tlsOf(invocation: Invocation): Result<NginxFacts['tls'], Refusal> {
  const [certificate, key] = [invocation.text('tls-certificate'), invocation.text('tls-key')];
  const plain = textsOf(invocation, 'redirect-from', ADDRESS);
  if (!plain.ok) return plain;
  if (certificate === null && key === null) return ok(null);
  if (certificate === null || key === null) return refuse('usage', 'edge nginx: --tls-certificate and --tls-key go together');
  return ok({ certificate, key, redirectFrom: orUsual(plain.value, '80') });
}

function nginxText(invocation: Invocation, hosts: readonly string[], headers: Headers): Result<string, Refusal> {
  const [tls, listen] = [tlsOf(invocation), textsOf(invocation, 'listen', ADDRESS)];
  if (!tls.ok) return tls;
  if (!listen.ok) return listen;
  return ok(
    nginxConfig({
      listen: orUsual(listen.value, tls.value ? '443' : '80'),
      serverName: hosts.join(' '),
      root: invocation.text('root') ?? '/srv/site',
      headers,
      beaconLog: invocation.text('beacon-log') ?? '/var/log/nginx/release-beacons.log',
      tls: tls.value,
    }),
  );
}

function kubernetesText(invocation: Invocation, [host = '', ...others]: readonly string[], headers: Headers): Result<string, Refusal> {
  if (others.length > 0 || host === EVERY_NAME) return refuse('usage', 'edge kubernetes: --server-name must be one host: watch asks it');
  return ok(
    kubernetesYaml({
      host,
      image: invocation.text('image') ?? 'registry.example/dex-edge:1',
      toolImage: invocation.text('tool-image') ?? 'registry.example/dex-release:1',
      headers,
      gateway: { name: 'public', namespace: 'gateway' },
    }),
  );
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** The parsed run-time files that are not published yet. */
function configsOf(invocation: Invocation): Result<readonly unknown[], Refusal> {
  const configs: unknown[] = [];
  for (const path of listOf(invocation.text('config'))) {
    const config = readJsonFile(path);
    if (!config.ok) return config;
    configs.push(config.value);
  }
  return ok(configs);
}

/** `edge nginx|kubernetes|headers`: the configuration of the edge for what is live. */
export const edge: ContextCommand = async (context, invocation) => {
  const kind = wordOf(invocation, 0, '"nginx", "kubernetes" or "headers"');
  if (!kind.ok) return kind;
  const names = textsOf(invocation, 'server-name', invocation.text('server-name') === EVERY_NAME ? /./ : HOST);
  if (!names.ok) return names;
  const configs = configsOf(invocation);
  if (!configs.ok) return configs;
  const documents = await newestDocuments(context);
  if (!documents.ok) return documents;
  const ancestors = invocation.text('frame-ancestors');
  const headers = headersOfSite({
    scriptHashes: pageScriptHashes(documents.value.base),
    settings: documents.value.settings?.settings ?? {},
    configs: configs.value,
    frameAncestors: ancestors === null ? null : listOf(ancestors),
    https: true,
  });
  const hosts = orUsual(names.value, 'dex.example');
  if (kind.value === 'headers') return ok(headerLines(headers));
  if (kind.value === 'nginx') return nginxText(invocation, hosts, headers);
  if (kind.value === 'kubernetes') return kubernetesText(invocation, hosts, headers);
  return refuse('usage', `edge: no such kind: ${kind.value}`);
};
