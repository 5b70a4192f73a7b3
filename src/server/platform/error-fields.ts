/** Returns the code of an error of Node or of the database; empty for an error without one. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Returns the message of an error, or what was thrown instead of one. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
