import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_LIST, RESTORING } from '../../domain/tokenLists/listState';
import { INITIAL_SETTINGS } from '../settings/settingsSlice';
import { readStoredState, STORED_PARTS } from './storedState';
import { storedSummary } from './storedTransactions';

/** What the last version had written into a browser in which everything had been used. It changes by entries that are added, never to make a test pass. */
const stored: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(join(__dirname, 'lastVersion.fixture.json'), 'utf8'));

const { settings, transactions, outstanding, lists } = readStoredState({
  getItem: (key) => JSON.stringify(stored[key]) ?? null,
  setItem: () => undefined,
});

// SHELL-17
describe('what the last version stored', () => {
  it('holds every part, every setting, and transactions of every kind', () => {
    expect(Object.keys(stored)).toEqual(STORED_PARTS.map(({ key }) => key));
    expect(Object.keys(stored['dex.user'] ?? {}).sort()).toEqual(Object.keys(INITIAL_SETTINGS).sort());
    const kinds = Object.values(transactions[1] ?? {}).map(({ summary }) => summary.kind);
    expect([...new Set(kinds)].sort()).toEqual(storedSummary.options.map(({ entries }) => entries.kind.literal).sort());
  });

  it('is read whole: settings, transactions and open requests', () => {
    expect(settings).toEqual(stored['dex.user']);
    expect(transactions).toEqual(stored['dex.transactions']);
    expect(outstanding).toEqual(stored['dex.outstanding']);
  });

  it('is read whole: the names of lists, whose content lies apart', () => {
    const { urls, activeListUrls } = stored['dex.lists'] ?? {};
    expect(lists.activeListUrls).toEqual(activeListUrls);
    expect(Object.keys(lists.byUrl)).toEqual(urls);
    for (const list of Object.values(lists.byUrl)) expect(list).toEqual({ ...NEW_LIST, loadingRequestId: RESTORING });
  });
});
