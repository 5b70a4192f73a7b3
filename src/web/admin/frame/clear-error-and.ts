interface FailedRequest {
  readonly isPending: boolean
  readonly reset: () => void
}

/**
 * Before a dialog is opened or left: what was said of a request that failed is not said again when
 * nothing was sent since. What is still on its way is waited for.
 */
export const clearErrorAnd = (request: FailedRequest, next: () => void) => () => {
  if (!request.isPending) request.reset()
  next()
}
