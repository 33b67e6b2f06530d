import { TESTER_PARAMETER } from '@dex/mf-shared/release';
import { Button, Notice, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { LoadedRemote } from '../../remotes/remoteLoader';
import { forgetToken } from '../../remotes/forgetToken';
import { STORED_TOKEN } from '../../remotes/testerChoice';
import { bannerTexts } from './banners.messages';
import { BuildNames } from './BuildNames';

const Place = styled.div`
  width: 100%;
  max-width: 880px;
  margin: 0 auto;
`;

/** Says that this tab runs builds that a tester's link asked for, and offers the way back. */
export function TesterNotice({ builds }: { readonly builds: readonly LoadedRemote[] }) {
  const versions = <BuildNames names={builds.map(({ module, release }) => `${module.name} ${release.version}`)} />;
  return (
    <Place>
      <Notice kind="warning" testId="shell-tester">
        <Row $justify="space-between" $gap={12} $wrap>
          <Text $size="small">
            <FormattedMessage {...bannerTexts.tester} values={{ versions }} />
          </Text>
          <Button $size="small" $tone="secondary" onClick={() => forgetToken(window, TESTER_PARAMETER, STORED_TOKEN)}>
            <FormattedMessage {...bannerTexts.testerEnd} />
          </Button>
        </Row>
      </Notice>
    </Place>
  );
}
