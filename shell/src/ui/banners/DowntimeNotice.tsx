import type { RuntimeConfig } from '@dex/mf-shared/domain';
import { ExternalLink, Notice, Text } from '@dex/mf-shared/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { bannerTexts } from './banners.messages';

const Place = styled.div`
  width: 100%;
  max-width: 880px;
  margin: 0 auto;
`;

const DEFAULT_HELP = 'https://help.uniswap.org/en/articles/5406082';

type Downtime = NonNullable<RuntimeConfig['notices']['optimismDowntime']>;

function moment(seconds: number) {
  return <FormattedDate value={seconds * 1000} dateStyle="medium" timeStyle="short" />;
}

/** The announced downtime of the network (NET-10). */
export function DowntimeNotice({ downtime: { fromSeconds, toSeconds, helpUrl = DEFAULT_HELP } }: { readonly downtime: Downtime }) {
  return (
    <Place>
      <Notice kind="warning" testId="shell-downtime">
        <Text $strong>
          <FormattedMessage {...bannerTexts.downtimeTitle} />
        </Text>
        <Text as="p" $size="small">
          <FormattedMessage {...bannerTexts.downtime} />{' '}
          {fromSeconds !== undefined && <FormattedMessage {...bannerTexts.downtimeFrom} values={{ from: moment(fromSeconds) }} />}{' '}
          {toSeconds !== undefined && <FormattedMessage {...bannerTexts.downtimeUntil} values={{ until: moment(toSeconds) }} />}
        </Text>
        <ExternalLink href={helpUrl}>
          <FormattedMessage {...bannerTexts.readMore} />
        </ExternalLink>
      </Notice>
    </Place>
  );
}
