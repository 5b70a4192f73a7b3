export interface DrillOptions {
  /** For continuous integration: seconds instead of minutes. */
  readonly isShort: boolean
  /** Replaces the drill's own number of kills, requests, pictures or minutes. */
  readonly amount?: number | undefined
}

export interface Outcome {
  /** One line of figures. */
  readonly figures: string
  /** What exceeded a limit; empty if the drill passed. */
  readonly failures: readonly string[]
}

export type Drill = (options: DrillOptions) => Promise<Outcome>

/** The value below which `part` of the numbers are; NaN for none. */
export const quantile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN

export const inMs = (ms: number) =>
  ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(1)} s`
