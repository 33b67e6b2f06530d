import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon';
import { Column, Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { theme } from '../theme/theme';

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;
  @media (pointer: coarse) {
    min-width: ${theme.height.touch};
    min-height: ${theme.height.touch};
  }
`;

interface SettingLabelProps {
  readonly text: string;
  readonly help: ReactNode;
}

/**
 * The name of a setting, and its explanation once it is asked for: a line below the name, so that no edge of the dialog cuts it, it stays
 * while it is read, and goes by the press that brought it.
 */
export function SettingLabel({ text, help }: SettingLabelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Column $gap={4}>
      <Row $gap={4}>
        <Text $size="small">{text}</Text>
        <Opener
          type="button"
          aria-label={text}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="info" size={16} />
        </Opener>
      </Row>
      {isOpen && (
        <Text as="p" id={id} role="note" $size="small" $tone="textMuted">
          {help}
        </Text>
      )}
    </Column>
  );
}
