import { useIntl } from 'react-intl';
import { selectIsAccountUnsure } from '../../state/outstanding/outstandingSelectors';
import { useSharedSelector } from '../services/storeHooks';
import { figureTexts } from './Figure.messages';

/** What stands behind each figure of what the account holds while it is not known whether the wallet sent something of it; else nothing (ORDER-7). */
export function useUnsureMark(): string {
  const intl = useIntl();
  return useSharedSelector(selectIsAccountUnsure) ? ` ${intl.formatMessage(figureTexts.mayChange)}` : '';
}
