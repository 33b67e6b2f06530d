import { Column, Skeleton, useTokenBook } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { overviewTexts as texts } from '../v3.messages';
import { useShownChain } from './useShownOwner';

const PLACEHOLDERS = Array.from({ length: 12 }, (_, index) => index);

/** Stands for positions on their way (V3-21). The tokens of the lists are gone through meanwhile: the rows need them at once. */
export function LoadingRows() {
  const intl = useIntl();
  useTokenBook(useShownChain().chain.chainId);
  return (
    <Column $gap={8} role="status" aria-label={intl.formatMessage(texts.loading)} data-testid="pool-v3-loading">
      {PLACEHOLDERS.map((row) => (
        <Skeleton key={row} $height="72px" data-testid="pool-v3-placeholder" />
      ))}
    </Column>
  );
}
