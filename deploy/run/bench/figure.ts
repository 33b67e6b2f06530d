/** One measured figure, with the project's goal for it and the budget that it must keep, if it has them. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'KB' | 'requests' | 'ms' | 'MB' | 'amounts' | 'points' | 'shift' | 'times';
  readonly goal?: number;
  readonly budget?: number;
}

/** A part of the bench: it measures one thing and gives its figures and, to read, its details. */
export interface BenchPart {
  readonly title: string;
  run(): Promise<{ readonly figures: readonly Figure[]; readonly details: readonly string[] }>;
}

interface Target {
  readonly goal: number;
  readonly budget: number;
}

/** The project's goals, and what it keeps from the start; in the figures' units. */
export const targets = {
  form: { goal: 120, budget: 144 },
  quote: { goal: 150, budget: 175 },
  federation: { goal: 12, budget: 40 },
  quoteFirst: { goal: 1, budget: 1 },
  loadRequests: { goal: 2, budget: 2 },
  blockRequests: { goal: 1, budget: 1 },
  blockBytes: { goal: 8, budget: 8 },
  quoteRequests: { goal: 1, budget: 2 },
  quoteBytes: { goal: 4, budget: 8 },
  search: { goal: 8, budget: 40 },
  keystroke: { goal: 20, budget: 120 },
  pushedBlock: { goal: 100, budget: 500 },
  heap: { goal: 8, budget: 12 },
  searchFrame: { goal: 50, budget: 50 },
  soloPicture: { goal: 10_000, budget: 20_000 },
  soloChange: { goal: 1000, budget: 2000 },
  firstRows: { goal: 100, budget: 100 },
  lighthouse: { goal: 95, budget: 85 },
  paint: { goal: 100, budget: 500 },
  shift: { goal: 0, budget: 0.005 },
  besidePaint: { goal: 0.2, budget: 0.2 },
  besideBlocking: { goal: 0.05, budget: 0.15 },
  slowQuote: { goal: 1.3, budget: 2 },
} as const satisfies Record<string, Target>;

/** Kilobytes of 1000 bytes, here and in every figure of the project. */
export function kilobytes(bytes: number): number {
  return bytes / 1000;
}

/** What depends on the machine and on what else it does is shown beside its budget, and fails nothing. */
const OF_THE_MACHINE: readonly Figure['unit'][] = ['ms', 'points', 'times'];
const isOfTheMachine = ({ unit }: Figure) => OF_THE_MACHINE.includes(unit);

/** Whether a figure keeps its budget. */
export function passes(figure: Figure): boolean {
  return figure.budget === undefined || isOfTheMachine(figure) || figure.value <= figure.budget;
}

const DIGITS: Readonly<Record<Figure['unit'], number>> = {
  KB: 1,
  MB: 1,
  ms: 1,
  times: 2,
  shift: 3,
  requests: 0,
  amounts: 0,
  points: 0,
};

/** A figure as one line. */
export function figureLine(figure: Figure): string {
  const value = figure.unit === 'requests' ? String(figure.value) : figure.value.toFixed(DIGITS[figure.unit]);
  const goal = figure.goal === undefined ? '' : `  goal ${figure.goal}`;
  const verdict = passes(figure) ? 'ok' : 'OVER';
  const budget = figure.budget === undefined ? '' : `  budget ${figure.budget}  ${isOfTheMachine(figure) ? '(machine)' : verdict}`;
  return `  ${figure.name.padEnd(52)} ${value.padStart(8)} ${figure.unit}${goal}${budget}`;
}
