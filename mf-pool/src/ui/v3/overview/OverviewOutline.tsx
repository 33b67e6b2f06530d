import { Card, Column, FormColumn, Heading, Row, Skeleton, Text, theme, useAccount, useActiveChain, useLocation } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { askedOwner } from '../../../domain/v3/shownOwner';
import { overviewTitle } from './overviewTitle.messages';
import { Ways } from './Ways';

const body = <Skeleton $height="320px" />;

/**
 * The list of a visitor: the sentence that will stand there, in the places of its picture and its button. Who had a wallet sees no more than
 * a place while that is asked: the page's styles take the words away (SHELL-26).
 */
const visitors = (
  <Card>
    <Column $gap={16} $align="center" style={{ padding: `${theme.space.large} 0 ${theme.space.small}` }}>
      <Skeleton $width="128px" $height="72px" />
      <Text as="p" $tone="textMuted" $align="center" data-kind="invitation" style={{ textWrap: 'balance' }}>
        <FormattedMessage {...overviewTitle.none} />
      </Text>
      <Skeleton $width="148px" $height={theme.height.touch} />
    </Column>
  </Card>
);

/** Stands where the overview is about to be: the head of the own list is known before anything else, that of a link to somebody's is not. */
export function OverviewOutline() {
  const isVisitor = useAccount() === null;
  const { v3 } = useActiveChain();
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
        {isVisitor && v3 ? visitors : body}
      </Column>
    </FormColumn>
  );
}
