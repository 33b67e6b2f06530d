import type { ChainError, ShellServices, TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, callData, hashOfBundle, submitTransaction, uintWord, signedPermit, permitTypedData } from '@dex/mf-shared/chain';
import { codeKind, err, MAX_UINT256, ok, parseHex, ZERO_AMOUNT, type Hex, type Result } from '@dex/mf-shared/domain';
import type { ApproveRequest, SwapWrites } from '../domain/ports';
import { swapErrorOfSending } from '../domain/swapError';
import { routerOf } from '../domain/swapOrder';
import { prepareSwap } from './prepareSwap';
import { approveCall } from './swapCalls';

type Services = Pick<ShellServices, 'node' | 'wallet' | 'bus' | 'chains'>;
const EMPTY_DATA = parseHex('0x');

/** The writes over the shell's node, wallet and bus. */
export function createSwapWrites(services: Services): SwapWrites {
  const { node, wallet, bus, chains } = services;
  return {
    prepareSwap: (order) => prepareSwap(node, chains[order.chainId], order),
    sendSwap: async (order, { call, gasLimit }, note) => {
      const router = routerOf(chains[order.chainId], order.version);
      if (order.batching !== 'walletBatch' || !order.needsApproval || order.input.kind === 'native' || !router) {
        const limit = gasLimit === null ? {} : { gasLimit: BigInt(gasLimit) };
        return sendingResult(await submitTransaction(services, { chainId: order.chainId, call, record: note, ...limit }));
      }
      const approval = approveCall(order.account, order.input.address, router, order.maximumInput);
      const taken = await wallet.sendCalls(order.chainId, order.account, [approval, call]);
      const sent = taken.ok ? await hashOfBundle(wallet, taken.value) : taken;
      if (!sent.ok) return sendingResult(sent);
      bus.emit({
        kind: 'transactionAdded',
        transaction: { ...note, hash: sent.value, chainId: order.chainId, from: order.account, addedTime: Date.now() },
      });
      return ok(sent.value);
    },
    submit: (chainId, call, note) => submitTransaction(services, { chainId, call, record: note }),
    approve: (request) => approve(services, request),
    refusesAllowanceChange: async ({ chainId, owner, token, spender, value, fallback }) => {
      const changes = await node.estimateGas(chainId, approveCall(owner, token, spender, value));
      if (changes.ok || changes.error.code !== 'reverted') return false;
      const smaller = fallback === null ? changes : await node.estimateGas(chainId, approveCall(owner, token, spender, fallback));
      if (smaller.ok) return false;
      // It refuses both, yet takes a reset: the change itself is what it refuses.
      return (await node.estimateGas(chainId, approveCall(owner, token, spender, ZERO_AMOUNT))).ok;
    },
    signPermit: async (request) => {
      const signature = await wallet.signTypedData(request.owner, request.chainId, permitTypedData(request));
      if (!signature.ok) return signature;
      const permit = signedPermit(request, signature.value);
      return permit ? ok(permit) : err({ code: 'unknown', message: 'The wallet did not give a signature' });
    },
    wrapCall: (chainId, account, kind, amount) => {
      const chain = chains[chainId];
      if (!chain) throw new Error('Unsupported chain ID');
      const to = chain.wrappedNative.address;
      return kind === 'wrap'
        ? { from: account, to, data: callData('0xd0e30db0'), value: amount }
        : { from: account, to, data: callData('0x2e1a7d4d', uintWord(BigInt(amount))), value: ZERO_AMOUNT };
    },
    transferCall: (account, currency, recipient, amount): TransactionCall =>
      currency.kind === 'native'
        ? { from: account, to: recipient, data: emptyData(), value: amount }
        : {
            from: account,
            to: currency.address,
            data: callData('0xa9059cbb', addressWord(recipient), uintWord(BigInt(amount))),
            value: ZERO_AMOUNT,
          },
    codeKind: async (chainId, address) => {
      const code = await node.request(chainId, 'eth_getCode', [address, 'latest']);
      return code.ok ? codeKind(code.value) : null;
    },
  };
}

function emptyData(): Hex {
  if (EMPTY_DATA === null) throw new TypeError('Not bytes');
  return EMPTY_DATA;
}

function sendingResult<T>(result: Result<T, ChainError>) {
  return result.ok ? result : err({ code: 'swap_failed' as const, reason: swapErrorOfSending(result.error) });
}

/** The unlimited approval first; a token that cannot take it gets the exact amount (document 1 §7.6). */
async function approve(services: Services, request: ApproveRequest) {
  const { chainId, owner, token, spender, value, fallback, symbol, isReset } = request;
  const record = {
    summary: { kind: isReset ? ('resetApproval' as const) : ('approve' as const), symbol },
    approval: { tokenAddress: token, spender },
  };
  if (value === MAX_UINT256 && fallback !== null) {
    const call = approveCall(owner, token, spender, value);
    const estimate = await services.node.estimateGas(chainId, call);
    if (!estimate.ok) return submitTransaction(services, { chainId, call: approveCall(owner, token, spender, fallback), record });
  }
  return submitTransaction(services, { chainId, call: approveCall(owner, token, spender, value), record });
}
