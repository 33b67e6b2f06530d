import { parseAddress, type Address, type Chain } from '@dex/mf-shared/domain';
import type { SendAnswer } from '@dex/mf-shared/orders';
import type { DiscoveredWallet } from '../../../../shell/src/chain/wallets/injectedWallets';
import { connectionOf, hear } from '../connecting';
import { findHoldings } from '../holdings/findHoldings';
import { quantityOf } from '../../../../mf-shared/src/chain/transactions/receipt';
import { memberOf } from '../../../../mf-shared/src/contract/release/rawJson';
import { parseSlippage } from '../../../../mf-shared/src/domain/slippage';
import type { Holding } from '../holdings/holding';
import { readTokens } from '../holdings/tokens';
import { check, endOf, send, type Checked } from '../sending';
import type { ExitServices } from '../services';
import type { Way, WayKind } from '../ways/way';
import { waysOf } from '../ways/waysOf';
import type { Words } from '../words/words';
import { holdingText } from './holdingText';
import { sessionOf, START, type Fate, type OtherPair, type PageState, type Review } from './pageState';

/** How long a withdrawal may wait for its block, and how long a review may stay open before it is made anew. */
const DEADLINE_SECONDS = 1200;
const REVIEW_MS = 600_000;

export interface ActionsOptions {
  readonly get: () => PageState;
  readonly set: (change: Partial<PageState>) => void;
  readonly services: ExitServices;
  readonly words: Words;
  /** Milliseconds of a clock that nobody can set. */
  readonly now: () => number;
}

export type Actions = ReturnType<typeof createActions>;

/** What the page's controls do. Answers for another account, network or review than the present ones are dropped. */
export function createActions({ get, set, services, words, now }: ActionsOptions) {
  const chainOf = (): Chain | null => {
    const session = sessionOf(get());
    return session && services.chains[session.chainId];
  };
  let connections = 0;
  let listening: DiscoveredWallet['provider'] | null = null;
  // What the wallet tells while it still answers: it may be another account than the answer's.
  let hasToldMeanwhile = false;

  const lookAgain = async (): Promise<void> => {
    const session = sessionOf(get());
    const chain = chainOf();
    if (!session || !chain) return;
    set({ found: null });
    const { named } = get();
    const found = await findHoldings(services, { chain, account: session.account }, named);
    if (sessionOf(get()) === session && get().named === named) set({ found });
  };

  const take = async (provider: DiscoveredWallet['provider'], method: 'eth_requestAccounts' | 'eth_accounts'): Promise<void> => {
    connections += 1;
    const turn = connections;
    const connection = await connectionOf(provider, method);
    if (turn !== connections) return;
    if (hasToldMeanwhile) {
      hasToldMeanwhile = false;
      return take(provider, 'eth_accounts');
    }
    set({ connection, found: null, review: null, named: [], otherPair: START.otherPair });
    await lookAgain();
  };

  const connect = (wallet: DiscoveredWallet): void => {
    set({ connection: 'asking', hasChanged: false });
    hasToldMeanwhile = false;
    const { provider } = wallet;
    if (listening !== provider) {
      listening = provider;
      const changed = () => {
        if (listening !== provider) return;
        if (get().connection === 'asking') {
          hasToldMeanwhile = true;
          return;
        }
        set({ hasChanged: true });
        void take(provider, 'eth_accounts');
      };
      hear(provider, changed);
    }
    void take(provider, 'eth_requestAccounts');
  };

  /** The time of the newest block, by which deadlines are counted: a device's clock may be wrong. Seconds since the epoch; null where it is not known. */
  const blockSeconds = async (chain: Chain): Promise<number | null> => {
    const block = await services.node.request(chain.chainId, 'eth_getBlockByNumber', ['latest', false]);
    return block.ok ? quantityOf(memberOf(block.value, 'timestamp')) : null;
  };

  const show = (review: Review, checked: Checked): Review | null => {
    if (get().review !== review) return null;
    const shown = { ...review, checked };
    set({ review: shown });
    return shown;
  };

  const open = async (holding: Holding, kind: WayKind): Promise<void> => {
    const session = sessionOf(get());
    const chain = chainOf();
    const slippage = parseSlippage(get().tolerance);
    if (!session || !chain || slippage.kind !== 'valid') return;
    const owner = { chain, account: session.account };
    const title = words.wayOf(words.way[kind], holdingText(words, chain, holding).title);
    const seconds = await blockSeconds(chain);
    if (sessionOf(get()) !== session) return;
    const terms = { slippageBps: slippage.bps, deadlineSeconds: (seconds ?? Math.floor(Date.now() / 1000)) + DEADLINE_SECONDS };
    const way = waysOf(holding, owner, terms).find((one) => one.kind === kind);
    if (!way) return;
    begin({ title, way, checked: null, isAsking: false, openedAt: now(), refusal: null });
  };

  const begin = (review: Review): void => {
    set({ review, wasOutdated: false });
    void check(services, review.way).then((checked) => show(review, checked));
  };

  const checkAgain = (): void => {
    const { review } = get();
    if (!review) return;
    begin({ ...review, checked: null, refusal: null });
  };

  /** Goes on with what was measured to arrive as the new minimum. */
  const accept = (): void => {
    const { review } = get();
    const limit = review?.checked?.kind === 'blocked' ? review.checked.problem : null;
    if (!review?.way.accepted || limit?.kind !== 'arrivesLess') return;
    begin({ ...review, way: { ...review.way, order: review.way.accepted(limit) }, checked: null, refusal: null });
  };

  /** Goes on with one of two tokens alone. */
  const goAlone = (way: Way): void => {
    const { review } = get();
    if (review && !review.isAsking) begin({ ...review, way, checked: null, refusal: null });
  };

  const tell = (id: number, change: { readonly fate: Fate; readonly hash?: Extract<SendAnswer, { kind: 'sent' }>['hash'] }) =>
    set({ told: get().told.map((one) => (one.id === id ? { ...one, ...change } : one)) });

  /** Follows what was sent until it is mined; the rest of the page goes on meanwhile. */
  const follow = async (id: number, review: Review, hash: Extract<SendAnswer, { kind: 'sent' }>['hash']): Promise<void> => {
    const isApproval = review.checked?.kind === 'approve';
    const { account, chainId } = review.way.order;
    const fate = await endOf(services, { chainId, account, hash });
    tell(id, { fate });
    const session = sessionOf(get());
    if (session?.account !== account || session.chainId !== chainId) return;
    const shown = get().review;
    if (isApproval && shown?.way === review.way) checkAgain();
    else if (shown === null) await lookAgain();
  };

  const confirm = async (): Promise<void> => {
    const { review, told } = get();
    if (!review?.checked || review.checked.kind === 'blocked' || review.isAsking) return;
    if (now() - review.openedAt > REVIEW_MS) {
      set({ review: null, wasOutdated: true });
      return lookAgain();
    }
    const id = told.length + 1;
    const asking = { ...review, isAsking: true, refusal: null };
    set({ review: asking, told: [{ id, title: review.title, fate: 'inWallet', hash: null }, ...told] });
    const answer = await send(services, review.way, review.checked);
    const isShown = get().review === asking;
    const ended = (change: Partial<Review> | null) => {
      if (isShown) set({ review: change && { ...asking, isAsking: false, ...change } });
    };
    switch (answer.kind) {
      case 'sent':
        tell(id, { fate: 'sent', hash: answer.hash });
        // After an approval the way itself is still to be gone.
        ended(review.checked.kind === 'approve' ? { checked: null } : null);
        return follow(id, review, answer.hash);
      case 'unknown':
      case 'batch':
        tell(id, { fate: 'notKnown' });
        return ended(null);
      case 'notSent':
        set({ told: get().told.filter((one) => one.id !== id) });
        if (isOtherIdentity(answer.error.code) && listening) return take(listening, 'eth_accounts');
        return ended({ refusal: refusalText(words, answer.error) });
      default:
        set({ told: get().told.filter((one) => one.id !== id) });
        return ended({ checked: answer });
    }
  };

  const name = async (): Promise<void> => {
    const { first, second } = get().otherPair;
    const session = sessionOf(get());
    const chain = chainOf();
    if (!session || !chain) return;
    const addresses = [first, second].map((text) => parseAddress(text.trim()));
    const [a, b] = addresses;
    const tokens = a && b ? await readTokens(services, chain.chainId, [a, b]) : new Map<Address, never>();
    if (sessionOf(get()) !== session) return;
    const [token0, token1] = [a && tokens.get(a), b && tokens.get(b)];
    if (!token0 || !token1 || token0.address === token1.address) return set({ otherPair: { ...get().otherPair, isFault: true } });
    set({ otherPair: START.otherPair, named: [...get().named, { token0, token1 }] });
    return lookAgain();
  };

  return {
    connect,
    lookAgain: () => void lookAgain(),
    setTolerance: (tolerance: string) => set({ tolerance }),
    setOtherPair: (change: Partial<OtherPair>) => set({ otherPair: { ...get().otherPair, ...change, isFault: false } }),
    name: () => void name(),
    open: (holding: Holding, kind: WayKind) => void open(holding, kind),
    close: () => set({ review: null }),
    checkAgain,
    accept,
    goAlone,
    confirm: () => void confirm(),
  };
}

/** The wallet stands elsewhere than the page believes. */
function isOtherIdentity(code: string): boolean {
  return code === 'account_changed' || code === 'chain_changed' || code === 'disconnected';
}

function refusalText(words: Words, { code, reason }: Extract<SendAnswer, { kind: 'notSent' }>['error']): string {
  return code === 'user_rejected' ? words.rejected : words.notSent(reason ? ` (${reason})` : '');
}
