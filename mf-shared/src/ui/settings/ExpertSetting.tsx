import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectIsExpertMode } from '../../state/settings/settingsSelectors';
import { expertModeChosen } from '../../state/settings/settingsSlice';
import { ConfirmByTyping } from '../dialogs/ConfirmByTyping';
import { Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { Toggle } from '../primitives/Toggle';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { SettingLabel } from './SettingLabel';
import { settingsTexts as texts } from './SettingsPanel.messages';

/** Expert mode: off at once, on only after the word "confirm" (ORDER-19). */
export function ExpertSetting() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isOn = useSharedSelector(selectIsExpertMode);
  const [asking, setAsking] = useState(false);
  const label = intl.formatMessage(texts.expert);
  return (
    <>
      <Row $justify="space-between">
        <SettingLabel text={label} help={intl.formatMessage(texts.expertHelp)} />
        <Toggle
          label={label}
          checked={isOn}
          testId="shared-expert"
          onChange={(on) => (on ? setAsking(true) : dispatch(expertModeChosen(false)))}
        />
      </Row>
      {asking && (
        <ConfirmByTyping
          title={<FormattedMessage {...texts.expertTitle} />}
          word="confirm"
          confirmText={<FormattedMessage {...texts.expertTurnOn} />}
          onDismiss={() => setAsking(false)}
          onConfirm={() => {
            dispatch(expertModeChosen(true));
            setAsking(false);
          }}
        >
          <p>
            <FormattedMessage {...texts.expertWarning} />
          </p>
          <Text as="p" $strong>
            <FormattedMessage {...texts.expertOnly} />
          </Text>
        </ConfirmByTyping>
      )}
    </>
  );
}
