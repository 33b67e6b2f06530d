// Whatever a wallet is asked to send or to sign passes one place each, which the engine of orders guards (ORDER-1): nothing goes out unread.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/apps';

/** These hand the port on under its own names, and ask for nothing by themselves. */
const HANDED_ON = ['shell/src/chain/wallets/walletConnection.ts', 'shell/src/remotes/guardWallet.ts'];
/** The adapters that speak to wallets. */
const ADAPTERS = ['mf-shared/src/chain/walletPort.ts', 'shell/src/chain/wallets/portis.ts', 'shell/src/chain/wallets/walletConnect.ts'];

/** The product's own sources, without tests: the development wallet of the local chain is none of them. */
function sources(): readonly string[] {
  const run = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'shell/src', 'mf-*/src/**'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const names = run.stdout.split('\0').filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixtures?)\.tsx?$|\/testing\//.test(name));
  if (names.length < 500) throw new Error(`Only ${names.length} sources were found`);
  return names;
}

const texts = sources().map((name) => ({ name, text: readFileSync(join(repositoryRoot, name), 'utf8') }));

function filesWith(pattern: RegExp): readonly string[] {
  return texts.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
}

// ORDER-1
it.each([
  ['sendTransaction', 'mf-shared/src/chain/orders/sendOne.ts'],
  ['sendCalls', 'mf-shared/src/chain/orders/carryOut.ts'],
  ['signTypedData', 'mf-shared/src/chain/orders/signPermit.ts'],
])('%s of a wallet is called in one place', (name, caller) => {
  const callers = filesWith(new RegExp(`\\.\\s*${name}\\s*(?:\\?\\.)?\\(`));
  expect(callers.filter((file) => !HANDED_ON.includes(file))).toEqual([caller]);
  // Nor is it taken out of the port to be called under another name.
  const takers = filesWith(new RegExp(`\\{[^{}]*\\b${name}\\b[^{}:(]*\\}\\s*=|\\.${name}\\b(?!\\s*\\()`));
  expect(takers).toEqual([]);
});

it.each(['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData', 'eth_sendRawTransaction', 'eth_sign\\b', 'personal_sign'])(
  'the request %s is written by the adapters of wallets alone',
  (method) => {
    expect(filesWith(new RegExp(`['"\`]${method}`)).filter((file) => !ADAPTERS.includes(file))).toEqual([]);
  },
);
