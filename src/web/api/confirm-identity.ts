/** Asks the member for a proof of identity; false if they decline. */
type AskForProof = () => Promise<boolean>

let askForProof: AskForProof | undefined
let underWay: Promise<boolean> | undefined

/** Registers the dialog that asks. Returns the function that removes it. */
export function onConfirmationRequired(ask: AskForProof): () => void {
  askForProof = ask
  return () => {
    if (askForProof === ask) askForProof = undefined
  }
}

/**
 * Asks the member to confirm their identity, once for all waiting calls. False if they decline, or
 * where no dialog can be shown. Source: docs/rules.md A-37.
 */
export function confirmIdentity(): Promise<boolean> {
  underWay ??= (askForProof?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined
  })
  return underWay
}
