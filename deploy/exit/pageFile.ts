import { createHash } from 'node:crypto';
// The brand and its colours are plain values.
import { brand, darkPalette, lightPalette } from '../../mf-shared/src/ui/brand/brand';
import { DEFAULT_CLAIMS_URL } from '../../mf-claim/src/domain/airdrop';

type Palette = typeof lightPalette;

function variables(palette: Palette): string {
  const { page, surface, inset, text, textMuted, outline, accent, onAccent, warning, warningSoft } = palette;
  const used = { page, surface, inset, text, muted: textMuted, outline, accent, onAccent, warning, warningSoft };
  return Object.entries(used)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** The page's look, in the colours of the product; light or dark as the device is. */
function style(): string {
  return [
    `:root{color-scheme:light dark;${variables(lightPalette)}}`,
    `@media (prefers-color-scheme:dark){:root{${variables(darkPalette)}}}`,
    '*{box-sizing:border-box}',
    'body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}',
    'main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem}',
    'h1{font-size:1.75rem;margin:0 0 .5rem}h2{font-size:1.25rem;margin:1.5rem 0 .5rem}h3{font-size:1rem;margin:0 0 .5rem}',
    'h1:focus,h2:focus{outline:0}',
    'article,section,details{background:var(--surface);border-radius:16px;padding:1rem;margin:1rem 0}',
    'section h2{margin-top:0}section h3{margin-top:1rem}',
    'dl{margin:0 0 .75rem}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.125rem 0}',
    'dt{color:var(--muted)}dd{margin:0 0 0 auto;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}',
    'button{font:inherit;min-height:44px;padding:.5rem 1rem;margin:.25rem .5rem .25rem 0;border-radius:12px;border:1px solid var(--outline);background:none;color:inherit;cursor:pointer}',
    'button.main{background:var(--accent);border-color:var(--accent);color:var(--onAccent);font-weight:600}',
    'button:disabled{opacity:.5;cursor:default}',
    'label{display:block;font-weight:600}small{display:block;color:var(--muted)}',
    'input{font:inherit;width:100%;min-height:44px;padding:.5rem .75rem;border-radius:12px;border:1px solid var(--outline);background:var(--inset);color:inherit}',
    'code{display:block;overflow-wrap:anywhere;font-size:.875rem}',
    '.warning{background:var(--warningSoft);color:var(--warning);border-radius:12px;padding:.75rem 1rem}',
    '.told{background:var(--inset);border-radius:12px;padding:.75rem 1rem}',
    ':focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  ].join('');
}

function hashOf(text: string): string {
  return `'sha384-${createHash('sha384').update(text).digest('base64')}'`;
}

/**
 * The whole page with its script in it. It brings its own policy, so that it holds wherever the file is served from: this script and this style
 * alone, nothing to ask but the airdrop's published files.
 */
export function exitPageFile(script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('The script of the way out would end its own element');
  const look = style();
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(look)}`,
    `connect-src ${new URL(DEFAULT_CLAIMS_URL).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${brand.name}</title>
<style>${look}</style>
</head>
<body>
<main id="exit"><noscript>This page needs JavaScript. 此页面需要 JavaScript。</noscript></main>
<script>${script}</script>
</body>
</html>
`;
}
