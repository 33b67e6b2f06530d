import { PREVIEW_PARAMETER } from '@dex/mf-shared/release';
import type { Preview } from '@dex/mf-shared/release';
import { Button, Notice, Row, Text } from '@dex/mf-shared/ui';
import { FormattedDate, FormattedList, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { forgetToken } from '../../remotes/forgetToken';
import { STORED_ID } from '../../remotes/preview';
import { bannerTexts } from './banners.messages';

const Place = styled.div`
  width: 100%;
  max-width: 880px;
  margin: 0 auto;
`;

/** Says which builds a preview's link shows in this tab, by whom and until when, and offers the way back (DELIVERY-29). */
export function PreviewNotice({ preview }: { readonly preview: Preview }) {
  const versions = <FormattedList value={preview.builds.map(({ remote, release }) => `${remote} ${release.version}`)} />;
  const until = <FormattedDate value={preview.expires * 1000} dateStyle="medium" timeStyle="short" />;
  return (
    <Place>
      <Notice kind="warning" testId="shell-preview">
        <Row $justify="space-between" $gap={12} $wrap>
          <Text $size="small">
            <FormattedMessage {...bannerTexts.preview} values={{ versions, by: preview.by, until }} />
          </Text>
          <Button $size="small" $tone="secondary" onClick={() => forgetToken(window, PREVIEW_PARAMETER, STORED_ID)}>
            <FormattedMessage {...bannerTexts.previewEnd} />
          </Button>
        </Row>
      </Notice>
    </Place>
  );
}
