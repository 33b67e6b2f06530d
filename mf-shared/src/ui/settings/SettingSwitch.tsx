import { Row } from '../primitives/layout';
import { Toggle } from '../primitives/Toggle';
import { SettingLabel } from './SettingLabel';

interface SettingSwitchProps {
  readonly text: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly testId: string;
  readonly onChange: (on: boolean) => void;
}

/** A setting that is on or off, with its help. */
export function SettingSwitch({ text, help, isOn, testId, onChange }: SettingSwitchProps) {
  return (
    <Row $justify="space-between">
      <SettingLabel text={text} help={help} />
      <Toggle label={text} checked={isOn} testId={testId} onChange={onChange} />
    </Row>
  );
}
