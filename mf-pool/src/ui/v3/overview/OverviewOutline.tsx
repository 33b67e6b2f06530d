import { Column, FormColumn, Heading, Row, Skeleton, theme, useLocation } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { askedOwner } from '../../../domain/v3/shownOwner';
import { overviewTitle } from './overviewTitle.messages';
import { Ways } from './Ways';

const body = <Skeleton $height="320px" />;

/** Stands where the overview is about to be: the head of the own list is known before anything else, that of a link to somebody's is not. */
export function OverviewOutline() {
  if (askedOwner(useLocation().search).kind !== 'self') return body;
  return (
    <FormColumn $width={theme.width.pools}>
      <Column $gap={16}>
        <Row $justify="space-between" $gap={12} $wrap>
          <Heading $size="title">
            <FormattedMessage {...overviewTitle.title} />
          </Heading>
          <Ways $gap={8} $wrap>
            <Skeleton $width="96px" $height={theme.height.touch} />
            <Skeleton $width="148px" $height={theme.height.touch} data-way="new" />
          </Ways>
        </Row>
        {body}
      </Column>
    </FormColumn>
  );
}
