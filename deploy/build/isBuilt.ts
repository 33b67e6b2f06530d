import type { AppConfigOptions } from './appConfig';
import { outputFolder } from './apps';
import { readBuildFacts } from './buildFacts';
import { sourceId } from './sourceId';

/** True when the output folder already holds what these sources give. */
export function isBuilt(options: AppConfigOptions): boolean {
  return readBuildFacts(options.output ?? outputFolder(options.app))?.source === sourceId(options.app, options.defines);
}
