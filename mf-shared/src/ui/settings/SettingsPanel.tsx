import { FormattedMessage, useIntl } from 'react-intl';
import { isListedLayer2 } from '../../domain/listedLayer2';
import { selectReadsThroughWallet } from '../../state/settings/settingsSelectors';
import { walletReadingChosen } from '../../state/settings/settingsSlice';
import { Dialog } from '../dialogs/Dialog';
import { Column, Divider } from '../primitives/layout';
import { Heading } from '../primitives/Text';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { useActiveChainId } from '../services/walletHooks';
import { DeadlineSetting } from './DeadlineSetting';
import { ExpertSetting } from './ExpertSetting';
import { ProtectedSending } from './ProtectedSending';
import { RoutingSettings } from './RoutingSettings';
import { settingsTexts as texts } from './SettingsPanel.messages';
import { SettingSwitch } from './SettingSwitch';
import { SlippageSetting } from './SlippageSetting';

interface SettingsPanelProps {
  readonly onDismiss: () => void;
}

/** The transaction settings (TX-9, TX-10). The deadline is hidden where the network's own applies. */
export function SettingsPanel({ onDismiss }: SettingsPanelProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const chainId = useActiveChainId();
  return (
    <Dialog title={<FormattedMessage {...texts.title} />} onDismiss={onDismiss} testId="shared-settings">
      <Column $gap={16}>
        <SlippageSetting />
        {!isListedLayer2(chainId) && <DeadlineSetting />}
        <Divider />
        <Heading as="h3" $size="medium">
          <FormattedMessage {...texts.interfaceTitle} />
        </Heading>
        <ExpertSetting />
        <RoutingSettings />
        <SettingSwitch
          text={intl.formatMessage(texts.throughWallet)}
          help={intl.formatMessage(texts.throughWalletHelp)}
          isOn={useSharedSelector(selectReadsThroughWallet)}
          testId="shared-reads-through-wallet"
          onChange={(on) => dispatch(walletReadingChosen(on))}
        />
        {/* What a wallet answered of one network says nothing of the next. */}
        <ProtectedSending key={chainId} />
      </Column>
    </Dialog>
  );
}
