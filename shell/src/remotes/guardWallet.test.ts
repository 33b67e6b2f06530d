import type { WalletPort } from '@dex/mf-shared/contract';
import { requireAddress } from '@dex/mf-shared/domain';
import { guardWallet } from './guardWallet';

const from = requireAddress('0x00000000000000000000000000000000000000aa');

function wallet(asked: string[]): WalletPort {
  const answer = (name: string) => async () => {
    asked.push(name);
    return { ok: true, value: '0x11' } as never;
  };
  return {
    sendTransaction: answer('sendTransaction'),
    signTypedData: answer('signTypedData'),
    sendCalls: answer('sendCalls'),
    addNetwork: answer('addNetwork'),
    callsStatus: async () => ({ kind: 'pending' }),
    switchChain: async () => ({ ok: true, value: null }),
    watchAsset: async () => ({ ok: true, value: true }),
  };
}

describe('the wallet of a section', () => {
  // DELIVERY-18
  it.each([true, false])('signs and sends only while its build is not revoked (revoked: %s)', async (revoked) => {
    const asked: string[] = [];
    const onRefused = jest.fn();
    const guarded = guardWallet(wallet(asked), { isRevoked: async () => revoked, onRefused });
    const answers = [
      await guarded.sendTransaction({ chainId: 1, from, to: from, data: '0x', value: '0', gasLimit: 21_000n } as never),
      await guarded.signTypedData(from, 1, { types: {}, domain: {}, primaryType: 'A', message: {} }),
      await guarded.sendCalls(1, from, []),
    ];
    expect(asked).toEqual(revoked ? [] : ['sendTransaction', 'signTypedData', 'sendCalls']);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))).toEqual(Array(3).fill(revoked ? 'release_revoked' : 'ok'));
    expect(onRefused).toHaveBeenCalledTimes(revoked ? 3 : 0);
    expect((await guarded.switchChain(1)).ok).toBe(true);
  });
});
