import type { ChainError, TransactionToSend, WalletPort } from '../contract/ports';
import { sameAddress, ZERO_ADDRESS, type Address } from '../domain/address';
import { chainIdHex, parseChainId, type ChainId } from '../domain/chainId';
import { isHex } from '../domain/hex';
import { err, ok, type Result } from '../domain/result';
import { parseTxHash, type TxHash } from '../domain/txHash';
import { callsStatusOf } from './callsStatus';
import { chainErrorOf } from './errors/chainErrorOf';
import { sendingErrorOf } from './errors/sendingErrorOf';
import { consoleLog, type ChainLog } from './log';
import type { Eip1193Provider } from './rpc/eip1193';
import { bundleIdOf, bundleOf } from './walletBundle';

/** The wallet that is connected at this moment. */
export interface WalletSession {
  readonly provider: Eip1193Provider;
  readonly account: Address;
  readonly chainId: ChainId;
}

/**
 * The port WalletPort over whatever wallet is connected (EIP-1193, 747, 3326, 5792, 712). Before a signature is asked for,
 * the account and the chain are compared with the session and with the wallet itself; a difference refuses the request.
 */
export function createWalletPort(session: () => WalletSession | null, log: ChainLog = consoleLog): WalletPort {
  const ask = async (
    method: string,
    params: readonly unknown[],
    errorOf: (thrown: unknown) => ChainError = chainErrorOf,
  ): Promise<Result<unknown, ChainError>> => {
    const current = session();
    if (current === null) return err({ code: 'disconnected', message: 'No wallet is connected' });
    try {
      return ok(await current.provider.request({ method, params }));
    } catch (thrown) {
      return err(errorOf(thrown));
    }
  };
  const guarded = async (account: Address, chainId: ChainId, method: string, params: readonly unknown[]) => {
    const changed = await changeOf(session, account, chainId);
    return changed === null ? ask(method, params) : err(changed);
  };
  // A contract at the zero address is nobody's: what is sent there is lost (WALLET-14).
  const refused = (calls: readonly { readonly to: Address; readonly data: string }[]): ChainError | null => {
    if (!calls.some(({ to, data }) => to === ZERO_ADDRESS && data !== '0x')) return null;
    log.error('Failed to get contract', ZERO_ADDRESS);
    return { code: 'unknown', message: 'Failed to get contract' };
  };
  return {
    sendTransaction: async (transaction) => {
      const { from, chainId } = transaction;
      const fault = refused([transaction]);
      if (fault !== null) return err(fault);
      const changed = await changeOf(session, from, chainId);
      if (changed !== null) return err(changed);
      const result = await ask('eth_sendTransaction', [requestOf(transaction)], sendingErrorOf);
      return result.ok ? hashOf(result.value) : result;
    },
    signTypedData: async (account, chainId, data) => {
      const result = await guarded(account, chainId, 'eth_signTypedData_v4', [account, JSON.stringify(data)]);
      if (!result.ok) return result;
      return typeof result.value === 'string' && isHex(result.value) ? ok(result.value) : unreadable('a signature');
    },
    sendCalls: async (chainId, from, calls) => {
      const fault = refused(calls);
      if (fault !== null) return err(fault);
      const changed = await changeOf(session, from, chainId);
      if (changed !== null) return err(changed);
      const result = await ask('wallet_sendCalls', [bundleOf(chainId, from, calls)], sendingErrorOf);
      return result.ok ? bundleIdOf(result.value) : result;
    },
    callsStatus: async (batchId) => {
      const result = await ask('wallet_getCallsStatus', [batchId]);
      return result.ok ? callsStatusOf(result.value) : { kind: 'unknown', message: result.error.message };
    },
    switchChain: async (chainId) => {
      const result = await ask('wallet_switchEthereumChain', [{ chainId: chainIdHex(chainId) }]);
      return result.ok ? ok(null) : result;
    },
    addNetwork: async (network) => {
      const result = await ask('wallet_addEthereumChain', [network]);
      return result.ok ? ok(null) : result;
    },
    watchAsset: async ({ address, symbol, decimals, image }) => {
      const options = { address, symbol, decimals, ...(image === undefined ? {} : { image }) };
      const current = session();
      if (current === null) return err({ code: 'disconnected', message: 'No wallet is connected' });
      try {
        // The one method whose parameters are an object (EIP-747).
        const result = await current.provider.request({
          method: 'wallet_watchAsset',
          params: { type: 'ERC20', options },
        });
        return ok(result === true);
      } catch (thrown) {
        return err(chainErrorOf(thrown));
      }
    },
  };
}

async function changeOf(session: () => WalletSession | null, account: Address, chainId: ChainId): Promise<ChainError | null> {
  const current = session();
  if (current === null) return { code: 'disconnected', message: 'No wallet is connected' };
  if (!sameAddress(current.account, account)) return accountChanged;
  if (current.chainId !== chainId) return chainChanged;
  // The wallet may have moved on without its event having reached this page yet.
  try {
    const accounts = await current.provider.request({ method: 'eth_accounts' });
    if (!Array.isArray(accounts)) return unsaid('its account');
    const [first]: unknown[] = accounts;
    if (typeof first !== 'string' || !sameAddress(first.toLowerCase(), account)) return accountChanged;
    const actual = await current.provider.request({ method: 'eth_chainId' });
    if (typeof actual !== 'string' && typeof actual !== 'number') return unsaid('its network');
    return parseChainId(actual) === chainId ? null : chainChanged;
  } catch (thrown) {
    // Whatever its code: it refuses this question, and not what would have been asked after it.
    return { code: 'not_asked', message: chainErrorOf(thrown).message };
  }
}

const accountChanged: ChainError = { code: 'account_changed', message: 'The account has changed in the wallet' };
const chainChanged: ChainError = { code: 'chain_changed', message: 'The network has changed in the wallet' };

/** What is no answer says of no change: another order than this one would meet the same (ORDER-7). */
function unsaid(what: string): ChainError {
  return { code: 'not_asked', message: `The wallet did not say ${what}` };
}

function requestOf({ from, to, data, value, gasLimit }: TransactionToSend) {
  return { from, to, data, value: `0x${BigInt(value).toString(16)}`, gas: `0x${gasLimit.toString(16)}` };
}

function hashOf(value: unknown): Result<TxHash, ChainError> {
  const hash = typeof value === 'string' ? parseTxHash(value) : null;
  return hash === null ? err({ code: 'unclear', message: 'The wallet did not give a transaction hash' }) : ok(hash);
}

function unreadable(what: string): { readonly ok: false; readonly error: ChainError } {
  return err({ code: 'unknown', message: `The wallet did not give ${what}` });
}
