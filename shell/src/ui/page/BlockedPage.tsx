import { theme } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { pageTexts } from './page.messages';

const Whole = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: 16px;
  font-size: ${theme.fontSize.large};
`;

/** All that an account on the block list sees (SHELL-20). */
export function BlockedPage() {
  return (
    <Whole>
      <FormattedMessage {...pageTexts.blocked} />
    </Whole>
  );
}
