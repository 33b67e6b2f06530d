import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon';
import { Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { Tooltip } from '../primitives/Tooltip';

interface SettingLabelProps {
  readonly text: string;
  readonly help: ReactNode;
}

/** The name of a setting with its explanation. */
export function SettingLabel({ text, help }: SettingLabelProps) {
  return (
    <Row $gap={4}>
      <Text $size="small">{text}</Text>
      <Tooltip label={text} text={help}>
        <Icon name="info" size={16} />
      </Tooltip>
    </Row>
  );
}
