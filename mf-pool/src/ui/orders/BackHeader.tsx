import { Heading, Icon, IconButton, Row, useNavigate } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { v2Texts } from '../v2/v2.messages';

interface BackHeaderProps {
  readonly to: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a form: the way back, what the form is for, and what stands at its end. */
export function BackHeader({ to, title, children }: BackHeaderProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <Row $justify="space-between" $gap={12}>
      <Row $gap={8}>
        <IconButton edge="start" label={intl.formatMessage(v2Texts.back)} data-testid="pool-v2-back" onClick={() => void navigate(to)}>
          <Icon name="back" />
        </IconButton>
        <Heading>{title}</Heading>
      </Row>
      {children}
    </Row>
  );
}
