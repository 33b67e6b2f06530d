/** What is wrong with what the site serves, as the page says it above every screen. */
export type DeliveryNotice =
  | 'settingsRefused'
  | 'settingsRefusedBuiltIn'
  | 'settingsUnreachable'
  | 'settingsUnreachableBuiltIn'
  | 'reductionsOld'
  | 'mapExpired'
  | 'clockWrong'
  | 'sectionOverride'
  | 'previewRefused'
  | 'previewUnreached';

/** The notices of this page; the same array until one is added or taken back. */
export interface DeliveryNotices {
  say(notice: DeliveryNotice): void;
  /** For what a later answer makes good; what was served wrong once stays said. */
  takeBack(notice: DeliveryNotice): void;
  all(): readonly DeliveryNotice[];
  onChange(listener: () => void): () => void;
}

export function createDeliveryNotices(): DeliveryNotices {
  const listeners = new Set<() => void>();
  let notices: readonly DeliveryNotice[] = [];
  function change(next: readonly DeliveryNotice[]): void {
    notices = next;
    for (const listener of [...listeners]) listener();
  }
  return {
    say(notice) {
      if (!notices.includes(notice)) change([...notices, notice]);
    },
    takeBack(notice) {
      if (notices.includes(notice)) change(notices.filter((said) => said !== notice));
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
