import type { AnalyticsEvent, AppHistory, Bus, DialogRequest } from '@dex/mf-shared/contract';
import { maskOutboundLink } from '../domain/outboundLink';

/** Where reports of use go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

const HEX = /0x[0-9a-f]+/gi;
/** A value of the query with a point in it that is no number: the name of an account, or a place in the web. */
const NAME = /=(?![\d.]*(?:&|$))[^&]*(?:\.|%2e)[^&]*/gi;

/** What leaves the page names no account: links are masked by their host's rule, hex in paths and queries and names in queries are blotted out. */
function masked(event: AnalyticsEvent): AnalyticsEvent {
  if (event.kind === 'outboundLink') return { ...event, url: maskOutboundLink(event.url) };
  return event.kind === 'pageView' ? { ...event, path: event.path.replace(HEX, '***').replace(NAME, '=***') } : event;
}

/** Reports nothing without an address; else posts each event on its own, without cookies, and never waits for an answer. */
export function createAnalyticsSink(url: string | null | undefined): AnalyticsSink {
  if (!url) return () => undefined;
  return (event) => {
    const request = { method: 'POST', body: JSON.stringify(masked(event)), keepalive: true, credentials: 'omit', mode: 'no-cors' } as const;
    fetch(url, request).catch((cause: unknown) => console.debug('A report of use was not taken', cause));
  };
}

/** The dialogs of a claim whose openings are reported (SHELL-7), by the category of their reports. */
const CLAIM_DIALOGS = { claimPopup: 'MerkleDrop', selfClaim: 'SelfClaim' } as const;

function categoryOf(kind: DialogRequest['kind'] | null) {
  return kind === 'claimPopup' || kind === 'selfClaim' ? CLAIM_DIALOGS[kind] : null;
}

/** Follows which dialog is open, as the store does, and reports when one of a claim opens or closes. */
function reportClaimDialogs(bus: Bus, sink: AnalyticsSink): () => void {
  let open: DialogRequest['kind'] | null = null;
  const change = (next: DialogRequest['kind'] | null) => {
    const closed = categoryOf(open);
    const opened = categoryOf(next);
    if (closed) sink({ kind: 'event', category: closed, action: 'Close' });
    if (opened) sink({ kind: 'event', category: opened, action: 'Open' });
    open = next;
  };
  const openings = bus.on('dialogOpened').subscribe(({ dialog }) => change(dialog.kind === open ? null : dialog.kind));
  const closings = bus.on('dialogClosed').subscribe(() => change(null));
  return () => {
    openings.unsubscribe();
    closings.unsubscribe();
  };
}

/** Reports a view on every change of path plus query, and what sections say of their use (SHELL-7). */
export function reportUse(history: AppHistory, bus: Bus, sink: AnalyticsSink): () => void {
  let seen: string | null = null;
  const view = () => {
    const path = `${history.location.pathname}${history.location.search}`;
    if (path === seen) return;
    seen = path;
    sink({ kind: 'pageView', path });
  };
  view();
  const unsubscribe = history.subscribe(view);
  const events = bus.on('eventReported').subscribe(({ event }) => sink(event));
  const endDialogs = reportClaimDialogs(bus, sink);
  return () => {
    endDialogs();
    unsubscribe();
    events.unsubscribe();
  };
}
