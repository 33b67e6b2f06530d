import type { WalletCommands } from './walletCommands';
import type { WalletContext } from './walletContext';
import { button, choice, element } from './walletDom';

/** The small button in the corner, and the menu that it opens: account, network, lock, connection, pending transactions. */
export function createWalletMenu(root: ShadowRoot, context: WalletContext, commands: WalletCommands): void {
  let menu: HTMLElement | undefined;
  const close = (): void => {
    menu?.remove();
    menu = undefined;
  };
  const open = async (): Promise<void> => {
    const pending = await context.sent.pending();
    close();
    menu = menuPanel(context, commands, pending, close);
    root.append(menu);
  };
  const badge = button('badge', 'Development wallet', () => (menu === undefined ? void open() : close()), 'badge');
  root.append(badge);
}

function menuPanel(
  { config, session, sent }: WalletContext,
  commands: WalletCommands,
  pending: readonly string[],
  close: () => void,
): HTMLElement {
  const { accountIndex, chainId, connected, locked } = session.read();
  const then = (act: () => unknown) => (): void => {
    act();
    close();
  };
  const accounts = config.accounts.map(({ label, address }) => `${label} ${address.slice(0, 6)}…${address.slice(-4)}`);
  const chains = config.chains.map(({ name }) => name);
  const chainIndex = config.chains.findIndex((chain) => chain.chainId === chainId);
  return element('section', { testId: 'menu', className: 'panel menu' }, [
    element('h2', { className: 'title', text: connected ? 'Connected to this site' : 'Not connected' }),
    choice('account-select', accounts, accountIndex, commands.setAccount),
    choice('chain-select', chains, chainIndex, (index) => {
      const chosen = config.chains[index];
      if (chosen !== undefined) commands.setChain(chosen.chainId);
    }),
    ...pending.map((hash) =>
      element('div', { testId: 'pending' }, [
        element('div', { text: `Pending ${hash.slice(0, 10)}…` }),
        element('div', { className: 'row' }, [
          button(
            'speed-up',
            'Speed up',
            then(() => sent.speedUp(hash)),
          ),
          button(
            'cancel',
            'Cancel',
            then(() => sent.cancel(hash)),
          ),
        ]),
      ]),
    ),
    element('div', { className: 'row' }, [
      button(
        'lock',
        locked ? 'Unlock' : 'Lock',
        then(() => commands.setLocked(!locked)),
      ),
      button('disconnect', 'Disconnect', then(commands.disconnect)),
    ]),
  ]);
}
