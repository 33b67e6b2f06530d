import type { Story } from '@dex/mf-shared/testing';
import { FormattedMessage } from 'react-intl';
import type { SwapButtonKind } from '../../domain/swapButton';
import { SWAP_BUTTON_LOOK } from '../button/SwapButton.look';
import { swapButtonTexts } from '../button/SwapButton.messages';
import { SwapButtonFace } from '../button/SwapButtonFace';
import { screenStories } from './screenStories';

const values = { native: 'ETH', wrapped: 'WETH', symbol: 'USDC', network: 'Ethereum' };
const nothing = () => undefined;

function isKind(name: string): name is SwapButtonKind {
  return Object.hasOwn(SWAP_BUTTON_LOOK, name);
}

/** Each kind of the main button. */
const buttons: readonly Story[] = Object.keys(SWAP_BUTTON_LOOK)
  .filter(isKind)
  .map((kind) => ({
    name: `swap-button-${kind}`,
    draw: () => (
      <SwapButtonFace kind={kind} onPress={nothing}>
        <FormattedMessage {...swapButtonTexts[kind]} values={values} />
      </SwapButtonFace>
    ),
  }));

/** The main button in each of its kinds, and the screen. */
export const stories: readonly Story[] = [...buttons, ...screenStories];
