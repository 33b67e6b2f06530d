/** How many rules each group has in the sheet. Groups stand in the order in which they were made, whichever is drawn first. */
const counts: number[] = [];
let sheet: CSSStyleSheet | null = null;
let names = 0;

/** A name that nothing else in the page has: for a class, an animation. */
export function newName(): string {
  names += 1;
  return `s${names.toString(36)}`;
}

/** A place for rules behind all that was asked for before. */
export function newGroup(): number {
  return counts.push(0) - 1;
}

/** The one style element is empty, as the page's policy asks: rules are put into its sheet. */
function openSheet(): CSSStyleSheet | null {
  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  return sheet;
}

function startOf(group: number): number {
  let start = 0;
  for (let before = 0; before < group; before += 1) start += counts[before] ?? 0;
  return start;
}

/** Puts rules at the end of a group. One that the browser does not know is left out, as in a file. */
export function addRules(group: number, rules: readonly string[]): void {
  const start = startOf(group);
  for (const rule of rules) {
    const count = counts[group] ?? 0;
    try {
      openSheet()?.insertRule(rule, start + count);
      counts[group] = count + 1;
    } catch {
      // A selector of another browser.
    }
  }
}

export function clearGroup(group: number): void {
  const start = startOf(group);
  for (let left = counts[group] ?? 0; left > 0; left -= 1) openSheet()?.deleteRule(start);
  counts[group] = 0;
}
