interface FailedRequest {
  readonly isPending: boolean
  readonly reset: () => void
}

/**
 * Returns a callback for opening or closing a dialog that first clears the error of the last
 * request. A pending request is left alone.
 */
export const clearErrorAnd = (request: FailedRequest, next: () => void) => () => {
  if (!request.isPending) request.reset()
  next()
}
