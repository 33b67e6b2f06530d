import { Button, Icon, IconButton, Spinner, VisuallyHidden } from '@dex/mf-shared/ui';
import type { PopoverTrigger } from '@dex/mf-shared/ui/controls';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { SwapForm } from '../useSwapForm';
import { headTexts as texts } from './head.messages';

/** A menu of the card's head. */
export type HeadMenu = 'pools' | 'more';

interface HeadButtonProps extends PopoverTrigger {
  /** The menu was asked for, and its code is on its way. */
  readonly 'aria-busy'?: boolean;
}

/** The first picture is drawn where there is no window, before anything is known of the person and the network: it keeps the place alone. */
const Choice = styled(Button)`
  ${typeof window === 'undefined' && 'visibility: hidden;'}
`;

/** Opens the choice of pools, and says what is chosen. */
export function PoolsButton({ form, ...button }: HeadButtonProps & { readonly form: SwapForm }) {
  return (
    <Choice $tone="text" $size="small" data-testid="swap-version" {...button}>
      <VisuallyHidden>
        <FormattedMessage {...texts.pools} tagName="span" />
      </VisuallyHidden>
      <FormattedMessage {...texts[form.pair.choice]} />
      {button['aria-busy'] ? <Spinner size={16} /> : <Icon name="chevronDown" size={16} />}
    </Choice>
  );
}

/** Opens what is seldom wanted of a swap. */
export function MoreButton(button: HeadButtonProps) {
  return (
    <IconButton label={useIntl().formatMessage(texts.more)} data-testid="swap-menu" {...button}>
      {button['aria-busy'] ? <Spinner /> : <Icon name="more" />}
    </IconButton>
  );
}
