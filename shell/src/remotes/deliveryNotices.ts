/** What is wrong with what the site serves, as the page says it above every screen. */
export type DeliveryNotice = 'settingsRefused' | 'settingsRefusedBuiltIn' | 'settingsUnreachable' | 'settingsUnreachableBuiltIn';

/** The notices of this page; the same array until one is added. A notice stays: what was served wrong once is not made good by a later answer. */
export interface DeliveryNotices {
  say(notice: DeliveryNotice): void;
  all(): readonly DeliveryNotice[];
  onChange(listener: () => void): () => void;
}

export function createDeliveryNotices(): DeliveryNotices {
  const listeners = new Set<() => void>();
  let notices: readonly DeliveryNotice[] = [];
  return {
    say(notice) {
      if (notices.includes(notice)) return;
      notices = [...notices, notice];
      for (const listener of [...listeners]) listener();
    },
    all: () => notices,
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
