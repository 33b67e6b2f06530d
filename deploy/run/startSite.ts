import { connectSources } from '../edge/connectSources';
import { builtInSources } from '../edge/edgeFacts';
import { securityHeaders } from '../edge/securityHeaders';
import type { ReleaseServer } from '../edge/serveRelease';
import { serveRelease } from '../edge/serveRelease';
import type { DevWallet } from './devWalletTag';
import { createPageRenderer, scriptHashesIn, settingsText } from './pageRenderer';

export interface StartSiteOptions {
  readonly root: string;
  readonly port: number;
  readonly wallet?: DevWallet;
  readonly host?: string;
}

/** Serves a local release with its security headers (they allow the hosts of its run-time file), and the development wallet when one is given. */
export function startSite({ root, port, wallet, host }: StartSiteOptions): Promise<ReleaseServer> {
  const render = createPageRenderer(root);
  const settings: unknown = JSON.parse(settingsText(root) ?? '{}');
  const sources = connectSources({ from: [...builtInSources(), settings], userLists: 'any-https' });
  return serveRelease({
    root,
    port,
    ...(host ? { host } : {}),
    headers: () =>
      securityHeaders({
        scriptHashes: [...scriptHashesIn(root), ...(wallet ? [wallet.integrity] : [])],
        connectSources: sources,
      }),
    files: wallet ? { '/dev-wallet.js': { body: wallet.script, contentType: 'text/javascript; charset=utf-8' } } : {},
    renderPage: (html) => (wallet ? wallet.addTo(render(html)) : render(html)),
  });
}
