import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Rpc } from '../node/rpc';
import type { ClaimTree } from '../seed/claimTree';
import { buildClaimFiles } from './claimFiles';
import { contentAddressOf } from './contentAddress';
import { createSubgraph, type RequestHandler } from './subgraph';
import { isLocalListVersion, LOCAL_LISTS, type LocalListVersion, otherLists } from './tokenLists';

/** The running services: one HTTP server for lists, airdrop files, the subgraphs and an IPFS gateway. */
export interface Services {
  readonly url: string;
  /** Chooses which version of the local list its one address serves from now on. */
  readonly serveListVersion: (version: LocalListVersion) => void;
  readonly stop: () => Promise<void>;
}

/** What the services answer from. */
export interface ServicesOptions {
  readonly port: number;
  readonly claimTree: ClaimTree;
  readonly subgraphChains: Readonly<Record<string, Rpc>>;
}

/** The list that a name's content hash points at. */
export const GATEWAY_LIST = contentAddressOf(JSON.stringify(LOCAL_LISTS['1.0.0']));

/** Starts the services on 127.0.0.1. */
export async function startServices({ port, claimTree, subgraphChains }: ServicesOptions): Promise<Services> {
  let listVersion: LocalListVersion = '1.0.0';
  const serveListVersion = (version: LocalListVersion): void => {
    listVersion = version;
  };
  const files = staticFiles(claimTree);
  const subgraphs = new Map(Object.entries(subgraphChains).map(([id, rpc]) => [`/subgraph/${id}`, createSubgraph(rpc)]));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const subgraph = subgraphs.get(pathname);
    if (subgraph !== undefined) return answerCrossOrigin(subgraph, request, response);
    if (pathname === '/control/list' && request.method === 'POST') {
      const version = searchParams.get('version');
      if (isLocalListVersion(version)) serveListVersion(version);
      return sendJson(response, isLocalListVersion(version) ? 200 : 400, { version: listVersion });
    }
    sendFile(request, response, pathname === '/lists/local.json' ? LOCAL_LISTS[listVersion] : files.get(pathname));
  });
  await listen(server, port);
  return { url: `http://127.0.0.1:${port}`, serveListVersion, stop: () => close(server) };
}

function staticFiles(claimTree: ClaimTree): ReadonlyMap<string, unknown> {
  const files = new Map<string, unknown>();
  for (const [version, list] of Object.entries(LOCAL_LISTS)) files.set(`/lists/local-${version}.json`, list);
  for (const [name, list] of Object.entries(otherLists())) files.set(`/lists/${name}`, list);
  for (const [name, content] of buildClaimFiles(claimTree)) files.set(`/claims/${name}`, content);
  for (const end of ['', '/']) files.set(`/ipfs/${GATEWAY_LIST.cid}${end}`, LOCAL_LISTS['1.0.0']);
  return files;
}

/** Lets pages of other origins ask, as hosted endpoints do. */
function answerCrossOrigin(handler: RequestHandler, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type, accept');
  if (request.method === 'OPTIONS') response.writeHead(204).end();
  else void handler(request, response);
}

function sendFile(request: IncomingMessage, response: ServerResponse, content: unknown): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, { error: 'method not allowed' });
  if (content === undefined) return sendJson(response, 404, { error: 'not found' });
  sendJson(response, 200, content);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
