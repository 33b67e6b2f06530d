import { existsSync } from 'node:fs';

/** What Playwright turns off. A browser hears the last list alone, so that ours has to repeat this one; `launchOptions.test.ts` compares them. */
export const PLAYWRIGHT_TURNS_OFF: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The browser's own window is made of pages too: its toolbar, and panels that it loads ahead. Nobody sees them here, and for every new page they
 * cost as much processor time as the page under test (1.4 s for an empty page, 0.6 s without them). The page itself is drawn as ever.
 */
const OWN_WINDOW: readonly string[] = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
];

/** How a command starts its browser: the one at `$CHROMIUM_PATH`, else the system's, else Playwright's own. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const path = process.env['CHROMIUM_PATH'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '');
  return {
    ...(path ? { executablePath: path } : {}),
    args: [
      `--disable-features=${[...PLAYWRIGHT_TURNS_OFF, ...OWN_WINDOW].join(',')}`,
      // The browser without a window would round the widths of letters; with this it sets a text as the other one does.
      '--font-render-hinting=none',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
