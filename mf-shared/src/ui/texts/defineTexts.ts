/** A text of the interface: an id that starts with the workspace's name, and the English words. */
export interface Text {
  readonly id: string;
  readonly defaultMessage: string;
}

/** Names a set of texts; the literal ids are what the check of the translations reads. */
export function defineTexts<const T extends Readonly<Record<string, Text>>>(texts: T): T {
  return texts;
}
