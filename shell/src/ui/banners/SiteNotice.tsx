import { PREVIEW_PARAMETER } from '@dex/mf-shared/release';
import { Button, Notice, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { DeliveryNotice } from '../../remotes/deliveryNotices';
import { forgetToken } from '../../remotes/forgetToken';
import { STORED_ID } from '../../remotes/preview';
import { bannerTexts } from './banners.messages';
import { siteNoticeTexts } from './siteNotice.messages';

const Place = styled.div`
  width: 100%;
  max-width: 880px;
  margin: 0 auto;
`;

/** Something that is not what was signed is an error; something that only did not come is a warning. */
const TONES: Readonly<Record<DeliveryNotice, 'error' | 'warning'>> = {
  settingsRefused: 'error',
  settingsRefusedBuiltIn: 'error',
  settingsUnreachable: 'warning',
  settingsUnreachableBuiltIn: 'warning',
  reductionsOld: 'warning',
  mapExpired: 'error',
  clockWrong: 'warning',
  sectionOverride: 'warning',
  previewRefused: 'warning',
  previewUnreached: 'warning',
};

/** What lasts as long as the tab keeps the link: it can be forgotten. */
const isOfPreview = (notice: DeliveryNotice) => notice === 'previewRefused' || notice === 'previewUnreached';

/** Says what is wrong with what the site serves, and what the page goes on with. */
export function SiteNotice({ notice }: { readonly notice: DeliveryNotice }) {
  return (
    <Place>
      <Notice kind={TONES[notice]} testId={`shell-site-notice-${notice}`}>
        <Text as="p" $size="small">
          <FormattedMessage {...siteNoticeTexts[notice]} />
        </Text>
        {isOfPreview(notice) && (
          <Button $size="small" $tone="secondary" onClick={() => forgetToken(window, PREVIEW_PARAMETER, STORED_ID)}>
            <FormattedMessage {...bannerTexts.previewEnd} />
          </Button>
        )}
      </Notice>
    </Place>
  );
}
