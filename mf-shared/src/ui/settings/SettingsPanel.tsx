import { FormattedMessage, useIntl } from 'react-intl';
import { isListedLayer2 } from '../../domain/listedLayer2';
import { selectIsSingleHopOnly, selectReadsThroughWallet } from '../../state/settings/settingsSelectors';
import { singleHopOnlyChosen, walletReadingChosen } from '../../state/settings/settingsSlice';
import { Dialog } from '../dialogs/Dialog';
import { Column, Divider, Row } from '../primitives/layout';
import { Heading } from '../primitives/Text';
import { Toggle } from '../primitives/Toggle';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { useActiveChainId } from '../services/walletHooks';
import { DeadlineSetting } from './DeadlineSetting';
import { ExpertSetting } from './ExpertSetting';
import { ProtectedSending } from './ProtectedSending';
import { SettingLabel } from './SettingLabel';
import { settingsTexts as texts } from './SettingsPanel.messages';
import { SlippageSetting } from './SlippageSetting';

interface SettingsPanelProps {
  readonly onDismiss: () => void;
}

/** The transaction settings (TX-9, TX-10). The deadline is hidden where the network's own applies. */
export function SettingsPanel({ onDismiss }: SettingsPanelProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const chainId = useActiveChainId();
  const isSingleHopOnly = useSharedSelector(selectIsSingleHopOnly);
  const readsThroughWallet = useSharedSelector(selectReadsThroughWallet);
  const throughWallet = intl.formatMessage(texts.throughWallet);
  const multihop = intl.formatMessage(texts.multihop);
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
        <Row $justify="space-between">
          <SettingLabel text={multihop} help={intl.formatMessage(texts.multihopHelp)} />
          <Toggle
            label={multihop}
            checked={isSingleHopOnly}
            testId="shared-single-hop"
            onChange={(on) => dispatch(singleHopOnlyChosen(on))}
          />
        </Row>
        <Row $justify="space-between">
          <SettingLabel text={throughWallet} help={intl.formatMessage(texts.throughWalletHelp)} />
          <Toggle
            label={throughWallet}
            checked={readsThroughWallet}
            testId="shared-reads-through-wallet"
            onChange={(on) => dispatch(walletReadingChosen(on))}
          />
        </Row>
        <ProtectedSending />
      </Column>
    </Dialog>
  );
}
