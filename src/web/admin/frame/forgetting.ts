interface Sending {
  readonly isPending: boolean
  readonly reset: () => void
}

/**
 * Before a dialog is opened or left: what was said of a sending that failed is not said again when
 * nothing was sent since. What is still on its way is waited for.
 */
export const forgetting = (sending: Sending, then: () => void) => () => {
  if (!sending.isPending) sending.reset()
  then()
}
