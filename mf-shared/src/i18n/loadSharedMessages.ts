import type { Messages } from '../contract/remoteModule';
import type { Locale } from '../domain/settings/locale';

/** The shared texts of a language. English stands in the sources, so it costs no request. */
export async function loadSharedMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en-US') return {};
  const { default: messages } = await import('./zh-CN.json');
  return messages;
}
