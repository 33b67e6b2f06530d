import { Heading, Icon, IconButton, Row, useNavigate } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';

interface ScreenHeaderProps {
  readonly back: string;
  /** What the way back leads to. */
  readonly backLabel: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a form: the way back, what the form is for, and what stands at its end. */
export function ScreenHeader({ back, backLabel, title, children }: ScreenHeaderProps) {
  const navigate = useNavigate();
  return (
    <Row $justify="space-between" $gap={12}>
      <Row $gap={8}>
        <IconButton edge="start" label={backLabel} data-testid="pool-v3-back" onClick={() => void navigate(back)}>
          <Icon name="back" />
        </IconButton>
        <Heading>{title}</Heading>
      </Row>
      <Row $gap={4}>{children}</Row>
    </Row>
  );
}
