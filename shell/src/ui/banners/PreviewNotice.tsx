import { PREVIEW_PARAMETER } from '@dex/mf-shared/release';
import type { Preview } from '@dex/mf-shared/release';
import { Button, Notice, Row, Text } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { forgetToken } from '../../remotes/forgetToken';
import { STORED_ID } from '../../remotes/preview';
import { bannerTexts } from './banners.messages';
import { BuildNames } from './BuildNames';

const Place = styled.div`
  width: 100%;
  max-width: 880px;
  margin: 0 auto;
`;

/** The longest wait that a timer of the browser takes, in milliseconds. */
const TIMER_MOST_MS = 2 ** 31 - 1;

/** Whether a moment (milliseconds since 1970) has come; draws anew when it does. */
function useIsOver(atMs: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (now >= atMs) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(atMs - now, TIMER_MOST_MS));
    return () => clearTimeout(timer);
  }, [atMs, now]);
  return now >= atMs;
}

const versionsOf = (builds: Preview['builds']) => (
  <BuildNames names={builds.map(({ remote, release }) => `${remote} ${release.version}`)} />
);

interface PreviewNoticeProps {
  readonly preview: Preview;
  /** What runs in this tab: a section that is not open yet is not in it. */
  readonly running: readonly { readonly module: { readonly name: string }; readonly release: { readonly id: string } }[];
}

/** Says which builds a preview's link shows in this tab, by whom and until when, and which of them do not run, and offers the way back (DELIVERY-29). */
export function PreviewNotice({ preview, running }: PreviewNoticeProps) {
  const { by, builds, expires } = preview;
  const isOver = useIsOver(expires * 1000);
  const isMissed = ({ remote, release }: Preview['builds'][number]) =>
    running.some(({ module, release: { id } }) => module.name === remote && id !== release.id);
  const missed = builds.filter(isMissed);
  const shown = builds.filter((build) => !isMissed(build));
  const until = <FormattedDate value={expires * 1000} dateStyle="medium" timeStyle="short" />;
  return (
    <Place>
      <Notice kind="warning" testId="shell-preview">
        <Row $justify="space-between" $gap={12} $wrap>
          {isOver ? (
            <Text $size="small">
              <FormattedMessage {...bannerTexts.previewOver} values={{ by, until }} />
            </Text>
          ) : (
            shown.length > 0 && (
              <Text $size="small">
                <FormattedMessage {...bannerTexts.preview} values={{ versions: versionsOf(shown), by, until }} />
              </Text>
            )
          )}
          {missed.length > 0 && (
            <Text $size="small">
              <FormattedMessage {...bannerTexts.previewMissed} values={{ versions: versionsOf(missed) }} />
            </Text>
          )}
          <Button $size="small" $tone="secondary" onClick={() => forgetToken(window, PREVIEW_PARAMETER, STORED_ID)}>
            <FormattedMessage {...bannerTexts.previewEnd} />
          </Button>
        </Row>
      </Notice>
    </Place>
  );
}
