import { useIntl } from 'react-intl';

const HAN = /^\p{Script=Han}+$/u;

/** Builds as one list, in the words of the language; beside their Latin names a Chinese "and" stands with spaces, as in the texts around it. */
export function BuildNames({ names }: { readonly names: readonly string[] }) {
  const parts = useIntl().formatListToParts(names);
  return <span>{parts.map(({ value }) => (HAN.test(String(value)) ? ` ${String(value)} ` : String(value))).join('')}</span>;
}
