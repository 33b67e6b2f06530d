import { MenuItem } from '@dex/mf-shared/ui/controls';
import { styled } from 'styled-components';

/** One of several choices in a menu; `aria-checked` says which is in force. */
export const MenuRadio = styled(MenuItem).attrs({ role: 'menuitemradio' })``;
