/** A stored object of any schema version. */
export type Stored = Readonly<Record<string, unknown>>

/** Migrates a stored object to the next schema version. */
export type Upgrade = (stored: Stored) => Stored

/** Returns the current schema version: 1 plus the number of migrations. */
export const versionAfter = (steps: readonly Upgrade[]): number => 1 + steps.length

/**
 * Migrates a stored object to the current version; one of a newer version is returned unchanged.
 */
export const upgraded = (stored: Stored, version: number, steps: readonly Upgrade[]): Stored =>
  steps.slice(version - 1).reduce((it, step) => step(it), stored)

/** Returns whether a newer release, since rolled back, stored the object. */
export const isNewer = (version: number, steps: readonly Upgrade[]): boolean =>
  version > versionAfter(steps)
