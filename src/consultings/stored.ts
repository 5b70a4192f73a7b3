/** An object of a kind as some version of the software stored it. */
export type Stored = Readonly<Record<string, unknown>>

/** Brings what one version stored into the form of the next. */
export type Upgrade = (stored: Stored) => Stored

/** The version that is stored now: one more with each step, so that 1 is what the first release stores. */
export const versionAfter = (steps: readonly Upgrade[]): number => 1 + steps.length

/** What was stored by `version`, in the form of now; as it is if a newer software stored it. */
export const upgraded = (stored: Stored, version: number, steps: readonly Upgrade[]): Stored =>
  steps.slice(version - 1).reduce((it, step) => step(it), stored)

/** Whether a newer software stored it, which was taken back since. */
export const isNewer = (version: number, steps: readonly Upgrade[]): boolean =>
  version > versionAfter(steps)
