import { paths } from '@dex/mf-shared/contract';
import { hideClosedPositionsChosen, selectSettings } from '@dex/mf-shared/state';
import { Checkbox } from '@dex/mf-shared/ui/controls';
import { AppLink, Row, useDispatch, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { isClosed } from '../../../domain/v3/position';
import { overviewTexts as texts } from '../v3.messages';
import type { ListedPositions } from './useListedPositions';

/** What stands below the list: the way to version 2, and whether closed positions are shown. */
export function Foot({ listed }: { readonly listed: ListedPositions }) {
  const dispatch = useDispatch();
  const hideClosed = useSharedSelector(selectSettings).userHideClosedPositions;
  const hasClosed = listed.kind !== 'loading' && (listed.positions ?? []).some(isClosed);
  return (
    <Row $justify="space-between" $gap={12} $wrap>
      <AppLink to={paths.poolV2()} data-testid="pool-v3-view-v2">
        <FormattedMessage {...texts.viewV2} />
      </AppLink>
      {hasClosed && (
        <Checkbox checked={!hideClosed} onChange={(show) => dispatch(hideClosedPositionsChosen(!show))}>
          <FormattedMessage {...texts.showClosed} />
        </Checkbox>
      )}
    </Row>
  );
}
