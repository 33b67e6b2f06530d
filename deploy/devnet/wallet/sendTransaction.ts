import { encodeFunctionData, type Hex, keccak256, parseAbi, stringToHex } from 'viem';
import { isRecord, type WalletAccount } from './walletConfig';
import { toQuantity, type WalletContext } from './walletContext';
import { WALLET_ERRORS } from './walletError';
import { askNode } from './walletNode';
import { describeTransaction } from './walletPrompt';

const ACCOUNT_CODE = parseAbi([
  'function wc_multiCall((address to, uint256 value, bytes data)[] transactions) returns (bytes[])',
  'function runAgreed(bytes32 txHash, (address to, uint256 value, bytes data) step)',
  'function execute((address to, uint256 value, bytes data)[] calls) payable',
]);

type Request = Readonly<Record<string, unknown>>;

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
  if (account.owner !== undefined && session.read().waitsForSigners) return holdForSigners(session, chain.rpcUrl, request);
  const hash = String(await askNode(chain.rpcUrl, 'eth_sendTransaction', [nodeRequest(account, request)]));
  sent.add({ hash, rpcUrl: chain.rpcUrl });
  return hash;
}

/** Several calls of a smart account as one transaction of it to itself. */
export function asOneCall({ address }: WalletAccount, calls: readonly Request[]): Request {
  const data = encodeFunctionData({ abi: ACCOUNT_CODE, functionName: 'execute', args: [calls.map(stepOf)] });
  return { from: address, to: address, value: toQuantity(0), data };
}

/**
 * Lets the signers agree on everything that waits for them: it is run under the hash that was answered, by a transaction of the
 * owner whose hash is another. Resolves with the hashes of those transactions.
 */
export async function runAgreed({ session }: WalletContext): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const { hash, rpcUrl, owner, request } of session.read().agreed) {
    const { from: to, ...step } = request;
    const args = [toHex(hash), stepOf(step)] as const;
    const data = encodeFunctionData({ abi: ACCOUNT_CODE, functionName: 'runAgreed', args });
    hashes.push(String(await askNode(rpcUrl, 'eth_sendTransaction', [{ from: owner, to, data }])));
  }
  session.write({ agreed: [] });
  return hashes;
}

// As a Safe does: the hash is what the signers sign, and no transaction has it.
function holdForSigners(session: WalletContext['session'], rpcUrl: string, request: Request): string {
  const { agreed } = session.read();
  const { owner = '' } = session.account();
  const hash = keccak256(stringToHex(JSON.stringify([request, Date.now(), agreed.length])));
  session.write({ agreed: [...agreed, { hash, rpcUrl, owner, request }] });
  return hash;
}

/** A transaction of an account as its node takes it. */
export function nodeRequest(account: WalletAccount, request: Request): Request {
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
function asOwner({ address }: WalletAccount, owner: string, request: Request): Request {
  const { to, data } = request;
  if (isSame(to, address)) return { from: owner, to, data };
  const calldata = encodeFunctionData({ abi: ACCOUNT_CODE, functionName: 'wc_multiCall', args: [[stepOf(request)]] });
  return { from: owner, to: address, value: toQuantity(0), data: calldata };
}

function stepOf({ to, data, value }: Request): { readonly to: Hex; readonly value: bigint; readonly data: Hex } {
  return { to: toHex(to), value: BigInt(toHex(value ?? '0x0')), data: toHex(data ?? '0x') };
}

function toHex(value: unknown): Hex {
  if (typeof value !== 'string' || !isHex(value)) throw WALLET_ERRORS.invalid('Expected a 0x string.');
  return value;
}

function isHex(value: string): value is Hex {
  return /^0x[0-9a-fA-F]*$/.test(value);
}
