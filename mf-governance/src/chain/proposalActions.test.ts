import { utils } from 'ethers';
import { BehaviorSubject, NEVER, of } from 'rxjs';
import type { EventLog, LogsState } from '@dex/mf-shared/contract';
import { parseTxHash, requireAddress } from '@dex/mf-shared/domain';
import { requireHexText } from '@dex/mf-shared/chain';
import { proposalActions$, type ActionsCodec, type ActionsSources } from './proposalActions';
import { PROPOSAL_CREATED_TOPIC } from './proposalEvent';

const governor = requireAddress('0x408ED6354d4973f66138C91495F2f2FCbd8724C3');
const action = { target: governor, functionSig: 'pause()', callData: '', rawCallData: requireHexText('0x'), value: '0' };
const known = { kind: 'known', actions: [action] };
const hash = parseTxHash(`0x${'12'.repeat(32)}`);

function logOf(id: number): EventLog {
  if (!hash) throw new Error('hash');
  const data = requireHexText(utils.hexZeroPad(utils.hexlify(id), 32));
  return { address: governor, topics: [PROPOSAL_CREATED_TOPIC], data, blockNumber: 5, transactionHash: hash };
}

/** What is said of proposal 9 while the logs are read as given, and which logs were decoded. */
function heard(states: readonly LogsState[], given: Partial<ActionsSources> = {}) {
  const logs$ = new BehaviorSubject<LogsState>({ kind: 'loading' });
  const decoded: EventLog[] = [];
  const codec: ActionsCodec = {
    decodeActions: (log) => {
      decoded.push(log);
      return [action];
    },
  };
  const sources: ActionsSources = {
    reads: { block$: () => of({ chainId: 1, number: 500, timestamp: 1 }) },
    node: { logs$: () => logs$ },
    loadCodec: async () => codec,
    ...given,
  };
  const said: unknown[] = [];
  const subscription = proposalActions$(sources, { chainId: 1, governor, proposalId: '9' }).subscribe((state) => said.push(state));
  const tell = async () => {
    // The codec comes in a microtask.
    await Promise.resolve();
    await Promise.resolve();
    for (const state of states) logs$.next(state);
    subscription.unsubscribe();
    return { said, decoded };
  };
  return { said, subscription, tell };
}

// GOV-16
it('decodes the event of the open proposal alone, once, however often the logs are read', async () => {
  const logs = [logOf(8), logOf(9), logOf(10)];
  const synced: LogsState = { kind: 'synced', logs, blockNumber: 500 };
  const { said, decoded } = await heard([synced, { kind: 'syncing', logs }, { ...synced, logs: [...logs, logOf(11)] }]).tell();
  expect(decoded).toEqual([logOf(9)]);
  expect(said.at(-1)).toEqual(known);
});

// GOV-16
it('says that it has failed while the logs cannot be read, never that a proposal does nothing', async () => {
  const { said } = await heard([{ kind: 'error', logs: [logOf(8)] }]).tell();
  expect(said.at(-1)).toEqual({ kind: 'failed' });
  expect((await heard([{ kind: 'error', logs: [logOf(9)] }]).tell()).said.at(-1)).toEqual(known);
});

it('says that it has failed where the event holds no actions that can be read', async () => {
  const { said } = await heard([{ kind: 'synced', logs: [logOf(9)], blockNumber: 500 }], {
    loadCodec: async () => ({ decodeActions: () => null }),
  }).tell();
  expect(said.at(-1)).toEqual({ kind: 'failed' });
});

it('waits where a network has no such governor, and asks for nothing', () => {
  const loadCodec = jest.fn<Promise<ActionsCodec>, []>();
  const said: unknown[] = [];
  proposalActions$(
    { reads: { block$: () => NEVER }, node: { logs$: () => NEVER }, loadCodec },
    { chainId: 10, governor: null, proposalId: '9' },
  )
    .subscribe((state) => said.push(state))
    .unsubscribe();
  expect(said).toEqual([{ kind: 'loading' }]);
  expect(loadCodec).not.toHaveBeenCalled();
});

it('asks again for a decoder that could not be loaded', async () => {
  jest.useFakeTimers();
  let asked = 0;
  const loadCodec = async (): Promise<ActionsCodec> => {
    asked += 1;
    if (asked === 1) throw new Error('the chunk is not there');
    return { decodeActions: () => [action] };
  };
  const { said, subscription } = heard([], {
    loadCodec,
    node: { logs$: () => of({ kind: 'synced', logs: [logOf(9)], blockNumber: 500 }) },
  });
  await jest.advanceTimersByTimeAsync(9_000);
  expect(said).toEqual([{ kind: 'loading' }, { kind: 'failed' }]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(said.at(-1)).toEqual(known);
  subscription.unsubscribe();
  jest.useRealTimers();
});
