import type { ChainError, RemoteEvent, TransactionToSend } from '../contract';
import { parseHex, parseTxHash, requireAddress, ZERO_AMOUNT, type ChainId, type TxHash } from '../domain';
import { submitTransaction } from './submitTransaction';

const parsedHash = parseTxHash(`0x${'12'.repeat(32)}`);
const data = parseHex('0x12');
if (!parsedHash || !data) throw new Error('fixture');
const hash: TxHash = parsedHash;
const from = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const call = { from, to: requireAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'), data, value: ZERO_AMOUNT };
const record = { summary: { kind: 'withdrawStake' } } as const;
const refused: ChainError = { code: 'user_rejected', message: 'no' };
const reverted: ChainError = { code: 'reverted', message: 'execution reverted', reason: 'STF' };

function ports(answers: { readonly estimate?: bigint | ChainError; readonly wallet?: ChainError }) {
  const sent: TransactionToSend[] = [];
  const emitted: RemoteEvent[] = [];
  const estimated: ChainId[] = [];
  const result = <T>(value: T | ChainError) =>
    typeof value === 'object' && value !== null && 'code' in value
      ? ({ ok: false, error: value } as const)
      : ({ ok: true, value } as const);
  const never = () => {
    throw new Error('not asked');
  };
  const services: Parameters<typeof submitTransaction>[0] = {
    node: {
      estimateGas: async (chainId) => {
        estimated.push(chainId);
        return result(answers.estimate ?? 100_000n);
      },
      call: never,
      logs$: never,
      request: never,
    },
    wallet: {
      sendTransaction: async (transaction) => {
        sent.push(transaction);
        return result(answers.wallet ?? hash);
      },
      signTypedData: never,
      sendCalls: never,
      callsStatus: never,
      switchChain: never,
      watchAsset: never,
    },
    bus: { on: never, block$: never, emit: (event) => emitted.push(event) },
  };
  return { services, sent, emitted, estimated };
}

describe('submitTransaction', () => {
  // TX-16
  it.each<[ChainId, bigint]>([
    [1, 120_000n],
    [10, 100_000n],
  ])('on %s sends with a limit of %s and records it', async (chainId, gasLimit) => {
    const { services, sent, emitted } = ports({});
    expect(await submitTransaction(services, { chainId, call, record }, () => 5)).toEqual({ ok: true, value: hash });
    expect(sent).toEqual([{ ...call, chainId, gasLimit }]);
    expect(emitted).toEqual([{ kind: 'transactionAdded', transaction: { ...record, hash, chainId, from, addedTime: 5 } }]);
  });

  it('uses a given limit without asking', async () => {
    const { services, sent, estimated } = ports({});
    await submitTransaction(services, { chainId: 1, call, record, gasLimit: 350_000n });
    expect(sent[0]?.gasLimit).toBe(350_000n);
    expect(estimated).toEqual([]);
  });

  it('gives what the estimate says and sends nothing', async () => {
    const { services, sent, emitted } = ports({ estimate: reverted });
    expect(await submitTransaction(services, { chainId: 1, call, record })).toEqual({ ok: false, error: reverted });
    expect([...sent, ...emitted]).toEqual([]);
  });

  it('records nothing that the wallet refused', async () => {
    const { services, emitted } = ports({ wallet: refused });
    expect(await submitTransaction(services, { chainId: 1, call, record })).toEqual({ ok: false, error: refused });
    expect(emitted).toEqual([]);
  });
});
