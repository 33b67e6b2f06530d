import { Notice, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { DeliveryNotice } from '../../remotes/deliveryNotices';
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
  sectionOverride: 'warning',
  previewRefused: 'warning',
};

/** Says what is wrong with what the site serves, and what the page goes on with. */
export function SiteNotice({ notice }: { readonly notice: DeliveryNotice }) {
  return (
    <Place>
      <Notice kind={TONES[notice]} testId={`shell-site-notice-${notice}`}>
        <Text as="p" $size="small">
          <FormattedMessage {...siteNoticeTexts[notice]} />
        </Text>
      </Notice>
    </Place>
  );
}
