import type { LoadedConfig, SettingsProblem } from '../chain/loadRuntimeConfig';
import type { DeliveryNotice, DeliveryNotices } from './deliveryNotices';

/** When the served run-time file is looked at, in milliseconds: the page stands by then. */
const CHECK_AFTER_MS = 2000;

const NOTICES: Readonly<Record<SettingsProblem, readonly [signed: DeliveryNotice, builtIn: DeliveryNotice]>> = {
  refused: ['settingsRefused', 'settingsRefusedBuiltIn'],
  unreachable: ['settingsUnreachable', 'settingsUnreachableBuiltIn'],
};

/** Says what is wrong with the run-time file: what was seen while the page started, and what is served once it stands. */
export function sayOfSettings(page: Pick<Window, 'setTimeout'>, settings: LoadedConfig, notices: Pick<DeliveryNotices, 'say'>): void {
  const say = (problem: SettingsProblem | null) => {
    if (problem) notices.say(NOTICES[problem][settings.generation > 0 ? 0 : 1]);
  };
  say(settings.problem);
  page.setTimeout(() => void settings.check().then(say), CHECK_AFTER_MS);
}
