import { Notice } from '@dex/mf-shared/ui';
import { SwitchRefused } from '@dex/mf-shared/ui/controls';
import { FormattedMessage } from 'react-intl';
import { claimTexts } from './claim.messages';
import type { ClaimView } from './useClaim';

const STATUS_NOTICES = {
  claimed: { kind: 'info', text: claimTexts.claimedBefore },
  downloadFailed: { kind: 'error', text: claimTexts.downloadFailed },
  checkFailed: { kind: 'error', text: claimTexts.downloadFailed },
  refused: { kind: 'error', text: claimTexts.refused },
} as const;

type NoticedStatus = keyof typeof STATUS_NOTICES;

function isNoticed(kind: string | undefined): kind is NoticedStatus {
  return kind !== undefined && kind in STATUS_NOTICES;
}

/** What stands in the way of a claim. */
export function ClaimNotices({ claim }: { readonly claim: ClaimView }) {
  return (
    <>
      {claim.isSwitchRefused && <SwitchRefused />}
      <Standing claim={claim} />
    </>
  );
}

function Standing({ claim }: { readonly claim: ClaimView }) {
  const { status, progress } = claim;
  if (progress.kind === 'unclear')
    return (
      <Notice kind="warning" testId="claim-notice">
        <FormattedMessage {...claimTexts.unclear} />
      </Notice>
    );
  const notice = isNoticed(status?.kind) && progress.kind === 'idle' ? STATUS_NOTICES[status.kind] : null;
  return (
    notice && (
      <Notice kind={notice.kind} testId="claim-notice">
        <FormattedMessage {...notice.text} />
      </Notice>
    )
  );
}
