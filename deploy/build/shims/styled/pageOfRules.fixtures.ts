/** A page of which only the rules in its one style are kept. */
export function pageOfRules(rules: string[]) {
  const sheet = { insertRule: (rule: string, index: number) => void rules.splice(index, 0, rule) };
  return { head: { querySelector: () => null, appendChild: (element: unknown) => element }, createElement: () => ({ sheet }) };
}
