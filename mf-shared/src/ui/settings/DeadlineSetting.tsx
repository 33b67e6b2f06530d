import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DEFAULT_DEADLINE_SECONDS, parseDeadlineMinutes } from '../../domain/deadline';
import { selectDeadlineSeconds } from '../../state/settings/settingsSelectors';
import { deadlineChosen } from '../../state/settings/settingsSlice';
import { Column } from '../primitives/layout';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { SettingLabel } from './SettingLabel';
import { settingsTexts as texts } from './SettingsPanel.messages';
import { UnitField } from './UnitField';

/** How long a transaction may wait; an invalid text is marked and the old value stays in force (TX-9). */
export function DeadlineSetting() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const seconds = useSharedSelector(selectDeadlineSeconds);
  const [text, setText] = useState(seconds === DEFAULT_DEADLINE_SECONDS ? '' : String(seconds / 60));
  const isInvalid = parseDeadlineMinutes(text).kind === 'invalid';

  const change = (next: string) => {
    setText(next);
    const entry = parseDeadlineMinutes(next);
    if (entry.kind !== 'invalid') dispatch(deadlineChosen(entry.kind === 'valid' ? entry.seconds : DEFAULT_DEADLINE_SECONDS));
  };

  return (
    <Column>
      <SettingLabel text={intl.formatMessage(texts.deadline)} help={intl.formatMessage(texts.deadlineHelp)} />
      <UnitField
        label={intl.formatMessage(texts.deadlineField)}
        value={text}
        placeholder={String(DEFAULT_DEADLINE_SECONDS / 60)}
        unit={<FormattedMessage {...texts.minutes} />}
        invalid={isInvalid}
        note={isInvalid && intl.formatMessage(texts.deadlineInvalid)}
        noteTone="danger"
        onChange={change}
        testId="shared-deadline"
      />
    </Column>
  );
}
