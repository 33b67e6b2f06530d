/** One measured figure, with the budget that it must keep, if it has one. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'KB' | 'requests' | 'ms' | 'MB'
  readonly budget?: number
}

/** A part of the bench: it measures one thing and gives its figures and, to read, its details. */
export interface BenchPart {
  readonly title: string
  run(): Promise<{ readonly figures: readonly Figure[]; readonly details: readonly string[] }>
}

/** Budgets "from the start" of the project's goals, in the figures' units. */
export const budgets = { formKilobytes: 170, quoteKilobytes: 270, federationKilobytes: 40 } as const

export function kilobytes(bytes: number): number {
  return bytes / 1024
}

export function passes({ value, budget }: Figure): boolean {
  return budget === undefined || value <= budget
}

/** A figure as one line. */
export function figureLine(figure: Figure): string {
  const value = figure.unit === 'requests' ? String(figure.value) : figure.value.toFixed(1)
  const budget = figure.budget === undefined ? '' : `  budget ${figure.budget}  ${passes(figure) ? 'ok' : 'OVER'}`
  return `  ${figure.name.padEnd(52)} ${value.padStart(8)} ${figure.unit}${budget}`
}
