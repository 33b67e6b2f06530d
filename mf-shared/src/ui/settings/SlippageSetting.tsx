import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { autoSwapSlippage, parseSlippage, slippagePercent } from '../../domain/slippage';
import { selectSlippageTolerance } from '../../state/settings/settingsSelectors';
import { slippageToleranceChosen } from '../../state/settings/settingsSlice';
import { Button } from '../primitives/Button';
import { Column, Row } from '../primitives/layout';
import { useDispatch, useSharedSelector } from '../services/storeHooks';
import { useActiveChainId } from '../services/walletHooks';
import { SettingLabel } from './SettingLabel';
import { settingsTexts as texts } from './SettingsPanel.messages';
import { UnitField } from './UnitField';

const Line = styled(Row)`
  & > :last-child {
    flex: 1;
  }
`;

/** How much worse the price may get: automatic, or a percent read from its digits; an invalid text is marked, and the old value stays in force. */
export function SlippageSetting() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const chainId = useActiveChainId();
  const setting = useSharedSelector(selectSlippageTolerance);
  const [text, setText] = useState(setting === 'auto' ? '' : slippagePercent(setting));
  /** What was in force when the field was last left in order. */
  const [before, setBefore] = useState(setting);
  const entry = parseSlippage(text);

  const change = (next: string) => {
    setText(next);
    const read = parseSlippage(next);
    // Not what stood before the last key: on the way to 51 % that would be 5 %.
    dispatch(slippageToleranceChosen(read.kind === 'invalid' ? before : read.kind === 'valid' ? read.bps : 'auto'));
  };
  const complete = () => {
    if (entry.kind === 'valid') setText(slippagePercent(entry.bps));
    if (entry.kind !== 'invalid') setBefore(entry.kind === 'valid' ? entry.bps : 'auto');
  };
  const chooseAuto = () => {
    change('');
    setBefore('auto');
  };
  const warning = entry.kind === 'valid' && entry.warning && texts[entry.warning];
  const note = entry.kind === 'invalid' ? texts.slippageInvalid : warning;

  return (
    <Column>
      <SettingLabel text={intl.formatMessage(texts.slippage)} help={intl.formatMessage(texts.slippageHelp)} />
      <Line $align="start">
        <Button $tone={setting === 'auto' ? 'primary' : 'secondary'} aria-pressed={setting === 'auto'} onClick={chooseAuto}>
          <FormattedMessage {...texts.auto} />
        </Button>
        <UnitField
          label={intl.formatMessage(texts.slippageField)}
          value={text}
          placeholder={slippagePercent(autoSwapSlippage(chainId, true))}
          unit="%"
          invalid={entry.kind === 'invalid'}
          note={note && intl.formatMessage(note)}
          noteTone={entry.kind === 'invalid' ? 'danger' : 'warning'}
          onChange={change}
          onLeave={complete}
          testId="shared-slippage"
        />
      </Line>
    </Column>
  );
}
