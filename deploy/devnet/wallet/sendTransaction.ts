import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { isRecord, type WalletAccount } from './walletConfig';
import { toQuantity, type WalletContext } from './walletContext';
import { WALLET_ERRORS } from './walletError';
import { askNode } from './walletNode';
import { describeTransaction } from './walletPrompt';

const MULTICALL_WALLET = parseAbi(['function wc_multiCall((address to, uint256 value, bytes data)[] transactions) returns (bytes[])']);

/** eth_sendTransaction: asks, and lets the node send for the unlocked account. Resolves with the hash. */
export async function sendTransaction({ session, consent, sent }: WalletContext, params: unknown): Promise<unknown> {
  const request: unknown = Array.isArray(params) ? params[0] : undefined;
  if (!isRecord(request)) throw WALLET_ERRORS.invalid('Expected a transaction.');
  const account = session.account();
  if (!isSame(request['from'], account.address)) throw WALLET_ERRORS.unauthorized();
  const chain = session.chain();
  if (request['chainId'] !== undefined && Number(request['chainId']) !== chain.chainId) {
    throw WALLET_ERRORS.invalid(`The transaction is for chain ${String(request['chainId'])}, the wallet is on ${chain.chainId}.`);
  }
  await consent.require(describeTransaction(request, chain.chainId === 196 ? 'OKB' : 'ETH'));
  const hash = String(await askNode(chain.rpcUrl, 'eth_sendTransaction', [nodeRequest(account, request)]));
  sent.add({ hash, rpcUrl: chain.rpcUrl });
  return hash;
}

/** A transaction of an account as its node takes it. */
export function nodeRequest(account: WalletAccount, request: Readonly<Record<string, unknown>>): object {
  return account.owner === undefined ? request : asOwner(account, account.owner, request);
}

/** Asks for a signature, and lets the node sign with the unlocked account. */
export async function forwardSignature({ session }: WalletContext, method: string, params: readonly unknown[]): Promise<unknown> {
  const account = session.account();
  // A smart-contract wallet has no key to sign with.
  if (account.owner !== undefined) throw WALLET_ERRORS.methodMissing(method);
  return askNode(session.chain().rpcUrl, method, params);
}

/** True for the same address in any spelling. */
export function isSame(value: unknown, address: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === address.toLowerCase();
}

// The owner's own account pays and signs: a call of the wallet contract goes as it is, anything else inside wc_multiCall.
function asOwner({ address }: WalletAccount, owner: string, request: Readonly<Record<string, unknown>>): object {
  const { to, data, value } = request;
  if (isSame(to, address)) return { from: owner, to, data };
  const step = { to: toHex(to), value: BigInt(toHex(value ?? '0x0')), data: toHex(data ?? '0x') };
  const calldata = encodeFunctionData({ abi: MULTICALL_WALLET, functionName: 'wc_multiCall', args: [[step]] });
  return { from: owner, to: address, value: toQuantity(0), data: calldata };
}

function toHex(value: unknown): Hex {
  if (typeof value !== 'string' || !isHex(value)) throw WALLET_ERRORS.invalid('Expected a 0x string.');
  return value;
}

function isHex(value: string): value is Hex {
  return /^0x[0-9a-fA-F]*$/.test(value);
}
