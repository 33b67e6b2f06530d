import type { RemoteName, RemoteView } from '@dex/mf-shared/contract';
import { ErrorCard, ExternalLink } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { remoteErrorTexts, wayOutText } from './remoteError.messages';
import type { RemoteLoadError } from '../../remotes/remoteLoadError';
import type { RemoteHost } from '../../remotes/remoteHost';
import { useMountedRemote } from './useMountedRemote';

/**
 * The section and its placeholder are never seen together: the section's root draws itself before the page hears that it is
 * mounted, and for that moment it would stand below the placeholder and then jump into its place.
 */
const Outlet = styled.div`
  &:not(:has(> :not(:empty))) {
    display: none;
  }
  &:has(> :not(:empty)) + [data-placeholder] {
    display: none;
  }
`;

/** Where the site itself is in doubt, nothing else of it is recommended (DELIVERY-43). */
const DISTRUSTED: readonly RemoteLoadError['code'][] = ['corrupt', 'expired', 'clock', 'unproved'];

interface RemoteOutletProps {
  readonly host: RemoteHost;
  readonly remote: RemoteName;
  readonly view: RemoteView;
  /** Shown while the section is on its way. */
  readonly placeholder?: ReactNode;
}

/** The place of one section: what it draws, or its placeholder, or a card that says why it is not there. */
export function RemoteOutlet({ host, remote, view, placeholder }: RemoteOutletProps) {
  const { container, state, retry } = useMountedRemote(host, remote, view);
  return (
    <>
      {state.kind === 'failed' && (
        <div data-testid="shell-remote-error" data-code={state.error.code}>
          <ErrorCard section={remote} onRetry={retry} isDialog={view.kind !== 'screen'}>
            <FormattedMessage {...remoteErrorTexts[state.error.code]} />
            {!DISTRUSTED.includes(state.error.code) && (
              <>
                {' '}
                <ExternalLink href="/exit.html" data-testid="shell-way-out">
                  <FormattedMessage {...wayOutText} />
                </ExternalLink>
              </>
            )}
          </ErrorCard>
        </div>
      )}
      <Outlet ref={container} hidden={state.kind === 'failed'} data-testid={`shell-outlet-${remote}`} />
      {state.kind === 'loading' && placeholder && <div data-placeholder="">{placeholder}</div>}
    </>
  );
}
