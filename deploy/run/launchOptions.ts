import { existsSync } from 'node:fs';

/** How a command starts its browser: the one at `$CHROMIUM_PATH`, else the system's, else Playwright's own. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const path = process.env['CHROMIUM_PATH'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '');
  return { ...(path ? { executablePath: path } : {}), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
