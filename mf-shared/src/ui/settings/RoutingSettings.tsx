import { FormattedMessage, useIntl } from 'react-intl';
import type { PoolChoice } from '../../domain/settings/userSettings';
import { selectIsSingleHopOnly, selectNeverSplits, selectPoolChoice } from '../../state/settings/settingsSelectors';
import { poolChoiceChosen, singleHopOnlyChosen, splittingRefused } from '../../state/settings/settingsSlice';
import { Column } from '../primitives/layout';
import { SegmentedControl } from '../primitives/SegmentedControl';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { SettingLabel } from './SettingLabel';
import { SettingSwitch } from './SettingSwitch';
import { settingsTexts as texts } from './SettingsPanel.messages';

const CHOICES = [
  { value: 'auto', text: <FormattedMessage {...texts.poolsAuto} /> },
  { value: 'v2', text: <FormattedMessage {...texts.poolsV2} /> },
  { value: 'v3', text: <FormattedMessage {...texts.poolsV3} /> },
] as const;

/** Which ways a swap may go: the versions, several at once, over other tokens (SWAP-15, SWAP-4). */
export function RoutingSettings() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const choice = useSharedSelector(selectPoolChoice);
  const pools = intl.formatMessage(texts.pools);
  return (
    <>
      <Column $gap={8}>
        <SettingLabel text={pools} help={intl.formatMessage(texts.poolsHelp)} />
        <SegmentedControl<PoolChoice>
          label={pools}
          value={choice}
          options={CHOICES}
          onChange={(chosen) => dispatch(poolChoiceChosen(chosen))}
        />
      </Column>
      <SettingSwitch
        text={intl.formatMessage(texts.neverSplits)}
        help={intl.formatMessage(texts.neverSplitsHelp)}
        isOn={useSharedSelector(selectNeverSplits)}
        testId="shared-never-splits"
        onChange={(on) => dispatch(splittingRefused(on))}
      />
      <SettingSwitch
        text={intl.formatMessage(texts.multihop)}
        help={intl.formatMessage(texts.multihopHelp)}
        isOn={useSharedSelector(selectIsSingleHopOnly)}
        testId="shared-single-hop"
        onChange={(on) => dispatch(singleHopOnlyChosen(on))}
      />
    </>
  );
}
