/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render } from '@testing-library/react';
import { UNNAMED_WALLET } from '../../domain/wallets/walletOption';
import chinese from '../messages/zh-CN.json';
import { useWalletName } from './useWalletName';

function Name({ name }: { readonly name: string }) {
  return useWalletName()(name);
}

it.each([
  [UNNAMED_WALLET, '浏览器钱包'],
  ['Rabby', 'Rabby'],
])('the wallet %s is called %s in Chinese', (name, shown) => {
  const { container } = render(
    <Surroundings services={createFakeServices()} locale="zh-CN" messages={chinese}>
      <Name name={name} />
    </Surroundings>,
  );
  expect(container.textContent).toBe(shown);
});
