/** @jest-environment jsdom */
import '../../testing/browserGaps';
import { render } from '@testing-library/react';
import { requireAddress } from '../../domain/address';
import { withPlainNames } from '../../domain/tokens/tokenNames';
import chinese from '../../i18n/zh-CN.json';
import { createFakeServices } from '../../testing/fakeServices';
import { Surroundings } from '../../testing/Surroundings';
import { TokenFullName } from './TokenFullName';

// TOKEN-1
it.each([
  ['', '未知代币'],
  ['Plum', 'Plum'],
])('a token that calls itself "%s" is "%s" in Chinese', (name, shown) => {
  const token = withPlainNames({
    kind: 'token',
    chainId: 1,
    address: requireAddress(`0x${'1'.repeat(40)}`),
    decimals: 18,
    symbol: 'PLUM',
    name,
  } as const);
  const { container } = render(
    <Surroundings services={createFakeServices()} locale="zh-CN" messages={chinese}>
      <TokenFullName currency={token} />
    </Surroundings>,
  );
  expect(container.textContent).toBe(shown);
});
