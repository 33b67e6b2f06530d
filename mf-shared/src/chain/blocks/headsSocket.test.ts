import { openHeadsSocket, type PushSocket } from './headsSocket';

function socketFixture() {
  const listeners = new Map<string, (event: MessageEvent) => void>();
  const calls: string[] = [];
  const socket: PushSocket = {
    addEventListener: (type, listener) => listeners.set(type, listener),
    send: () => calls.push('send'),
    close: () => calls.push('close'),
  };
  const fire = (type: string) => listeners.get(type)?.(new MessageEvent(type));
  const stop = openHeadsSocket({
    url: 'ws://node.example',
    chainId: 1,
    createSocket: () => socket,
    clock: { now: () => 0, monotonic: () => 0, after: () => () => undefined, random: () => 0 },
    onHead: () => undefined,
    onPushing: () => undefined,
  });
  return { calls, fire, stop };
}

it('subscribes when the socket opens and closes it at the end', () => {
  const { calls, fire, stop } = socketFixture();
  fire('open');
  stop();
  expect(calls).toEqual(['send', 'send', 'close']);
});

it('closes a socket that is still opening only once it is open, since a browser warns otherwise', () => {
  const { calls, fire, stop } = socketFixture();
  stop();
  expect(calls).toEqual([]);
  fire('open');
  expect(calls).toEqual(['close']);
});
