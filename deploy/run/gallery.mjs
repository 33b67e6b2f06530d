import { ensureBrowser } from './browser.mjs';
import { checkNode, checkPortFree, portFrom, runCommand } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { importTypeScript } from './withTypeScript.mjs';

await runCommand(async () => {
  checkNode();
  ensureInstalled();
  const { openGallery, writePictures } = await importTypeScript('./gallery/gallery.ts');
  if (process.argv.includes('--pictures')) {
    process.env.CHROMIUM_PATH = ensureBrowser();
    await writePictures();
    return;
  }
  const port = portFrom({ PORT: '3400', ...process.env });
  await checkPortFree(port);
  await openGallery(port);
});
