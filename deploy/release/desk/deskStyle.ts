import { darkPalette, lightPalette } from '../../../mf-shared/src/ui/brand/brand';
import { paletteDeclarations } from '../../../mf-shared/src/ui/theme/palette';

/** The desk's style: the product's colours by the reader's theme, no font file, nothing fetched. */
export const DESK_STYLE = `
:root{color-scheme:light dark;${paletteDeclarations(lightPalette)}}
@media (prefers-color-scheme:dark){:root{${paletteDeclarations(darkPalette)}}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 64px;font:15px/1.5 Inter,system-ui,sans-serif;color:var(--text);background:var(--page)}
main{max-width:1200px;margin:0 auto;display:grid;gap:20px}
h1,h2,h3,p,figure,dl,dd,ul,ol{margin:0;padding:0}
h1{font-size:26px}h2{font-size:19px;margin-bottom:8px}h3{font-size:14px;color:var(--text-muted);font-weight:500;margin-top:14px}
.card{background:var(--surface);border-radius:20px;padding:20px;box-shadow:0 4px 16px var(--shadow);min-width:0}
.grid{display:grid;align-items:start;gap:20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr))}
.row{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}
.muted{color:var(--text-muted)}
code{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.tag{white-space:nowrap;border-radius:999px;padding:1px 10px;font-size:13px;background:var(--accent-soft);color:var(--on-accent-soft)}
.tag.warning{background:var(--warning-soft);color:var(--warning)}.tag.danger{background:var(--danger-soft);color:var(--danger)}.tag.success{background:var(--success-soft);color:var(--success)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:5px 12px 5px 0;vertical-align:top}th{font-weight:500;color:var(--text-muted)}td code{white-space:nowrap}
.arms{table-layout:fixed;max-width:32rem}
.scroll{overflow-x:auto}
@media (max-width:600px){.keys thead{display:none}.keys tr{display:flex;flex-wrap:wrap;justify-content:space-between;padding:6px 0}.keys tr>*{width:50%;padding:1px 0}.keys tr>:nth-child(even){text-align:right}.keys td:nth-child(3)::after{content:' must sign';color:var(--text-muted)}}
ol,ul{list-style:none;display:grid;gap:10px}
summary{cursor:pointer;color:var(--accent);padding:4px 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.commands{display:grid;gap:6px;margin-top:6px}.commands code{display:block;background:var(--inset);border-radius:10px;padding:6px 10px}
svg{display:block;width:100%;height:72px;background:var(--inset);border-radius:10px;margin-top:6px}
polyline{fill:none;stroke:var(--accent);stroke-width:2;vector-effect:non-scaling-stroke}.limit{stroke:var(--danger);stroke-dasharray:4 4;vector-effect:non-scaling-stroke}
figcaption{font-size:13px;color:var(--text-muted);margin-top:4px}
`;
