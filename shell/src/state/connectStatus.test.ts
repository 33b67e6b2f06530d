import { type ConnectFacts, connectStatus } from './connectStatus';

const visitor: ConnectFacts = { status: 'disconnected', account: null, name: null, error: null, pendingCount: 0 };
const user: ConnectFacts = { ...visitor, status: 'connected', account: '0xa' };

// SHELL-13
it.each<[string, ConnectFacts, string]>([
  ['a fresh visit', visitor, 'invitation'],
  ['the start', { ...visitor, status: 'reconnecting' }, 'reconnecting'],
  ['an account', user, 'account'],
  ['an account with pending transactions', { ...user, pendingCount: 2 }, 'pending'],
  ['an account and a failed second connection', { ...user, error: 'connectionFailed' }, 'account'],
  ['an unsupported network', { ...visitor, error: 'unsupportedChain' }, 'wrongNetwork'],
  ['a failed connection', { ...visitor, error: 'connectionFailed' }, 'error'],
  ['an option without its key', { ...visitor, error: 'notConfigured' }, 'invitation'],
])('%s', (_name, facts, kind) => {
  expect(connectStatus(facts).kind).toBe(kind);
});
