/** Names of the settings whose addresses the page reads from, in the chain table and in the operator's run-time file. */
const READ_SETTINGS: ReadonlySet<string> = new Set([
  'rpcUrls',
  'rpcUrl',
  'wsUrl',
  'subgraphUrl',
  'default',
  'unsupported',
  'baseUrl',
  'ipfsGateways',
  'analyticsUrl',
  'quoteApiUrl',
  'mapCopyUrl',
]);

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsBelow);
}

function readAddresses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    READ_SETTINGS.has(name) ? textsBelow(member) : readAddresses(member),
  );
}

function originOf(address: string): string[] {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^(https?|wss?):$/.test(url.protocol) ? [`${url.protocol}//${url.host}`] : [];
}

/**
 * The origins for `connect-src`, sorted, from the chain table, the default lists and the run-time file (any JSON with the settings above).
 * People may add a token list of any https host (DELIVERY-11): `userLists: 'any-https'` allows the scheme; `'known-hosts'` keeps the page to the generated origins.
 */
export function connectSources(input: { readonly from: readonly unknown[]; readonly userLists: 'any-https' | 'known-hosts' }): string[] {
  const origins = [...new Set(input.from.flatMap(readAddresses).flatMap(originOf))].sort();
  if (input.userLists === 'known-hosts') return origins;
  return ['https:', ...origins.filter((origin) => !origin.startsWith('https:'))];
}
