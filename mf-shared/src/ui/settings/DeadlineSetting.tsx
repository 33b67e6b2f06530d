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
  /** What was in force when the field was last left in order. */
  const [before, setBefore] = useState(seconds);
  const entry = parseDeadlineMinutes(text);
  const isInvalid = entry.kind === 'invalid';

  const change = (next: string) => {
    setText(next);
    // Not what stood before the last key: on the way to 1800 that would be 180 minutes.
    dispatch(deadlineChosen(secondsOf(parseDeadlineMinutes(next), before)));
  };
  const complete = () => {
    if (!isInvalid) setBefore(secondsOf(entry, before));
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
        onLeave={complete}
        testId="shared-deadline"
      />
    </Column>
  );
}

function secondsOf(entry: ReturnType<typeof parseDeadlineMinutes>, otherwise: number): number {
  if (entry.kind === 'invalid') return otherwise;
  return entry.kind === 'valid' ? entry.seconds : DEFAULT_DEADLINE_SECONDS;
}
