import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import { finding } from '../finding';

/** Kinds of requests that code asks for to get or give data; scripts and pictures are confined by the page's policy. */
const OF_DATA = ['Fetch', 'XHR', 'EventSource', 'Ping', 'WebSocket'];

interface Initiator {
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

/** Whose code asked: the innermost frame. A port's own code is the shell's, whoever called it. */
const askedBy = ({ stack }: Initiator) => stack?.callFrames[0]?.url ?? '';

/** Names of settings whose addresses are the nodes': only the shell asks those, where answers are checked and requests counted. */
const OF_NODES = ['rpcUrls', 'wsUrl'];

/** The addresses in the operator's settings from which sections may read files themselves: the airdrop's, the subgraphs', the lists'. */
export function fileAddressesIn(settings: unknown): readonly string[] {
  if (typeof settings === 'string') return /^https?:/.test(settings) ? [settings] : [];
  if (!(settings instanceof Object)) return [];
  return Object.entries(settings).flatMap(([name, part]) => (OF_NODES.includes(name) ? [] : fileAddressesIn(part)));
}

/**
 * Watches what a section's own scripts ask for: it may read and send through the shell's ports, and read what stands at an `allowed` address.
 * `place` is the path of the section's builds on the site (`/a/swap/`).
 */
export async function watchOwnRequests(page: Page, place: string, allowed: readonly string[]): Promise<() => Finding[]> {
  const asked = new Set<string>();
  const session = await page.context().newCDPSession(page);
  const note = (url: string, initiator: Initiator | undefined) => {
    const isOwn = initiator !== undefined && askedBy(initiator).includes(place);
    if (isOwn && !allowed.some((address) => url.startsWith(address))) asked.add(url);
  };
  session.on('Network.requestWillBeSent', ({ type, request, initiator }) => {
    if (type !== undefined && OF_DATA.includes(type)) note(request.url, initiator);
  });
  session.on('Network.webSocketCreated', ({ url, initiator }) => note(url, initiator));
  await session.send('Network.enable');
  return () => [...asked].map((url) => finding('own_request', `${url} is asked for beside the ports`));
}
