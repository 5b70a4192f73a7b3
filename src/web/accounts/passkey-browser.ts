import {
  addPasskey,
  loginWithPasskey,
  startAddingPasskey,
  startPasskey,
} from '#contract/passkeys.ts'
import { call } from '#web/api/client.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** Loaded when a passkey is used: pages that only offer one do not load it. */
const webAuthn = () => import('@simplewebauthn/browser')

const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/

/**
 * Whether this browser can use passkeys here; false before hydration. Browsers inside apps often
 * cannot, and no browser can at an IP address.
 */
export const useHasPasskeys = (): boolean =>
  useHydrated() && 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname)

/** Lets the person choose and unlock a passkey of this site. */
async function choosePasskey() {
  const { startAuthentication } = await webAuthn()
  const optionsJSON = await call(startPasskey, {})
  const { id, rawId, response, type } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  const answer = { clientDataJSON, authenticatorData, signature }
  return { id, rawId, type, clientExtensionResults: {}, response: answer }
}

export const signInWithPasskey = async () =>
  call(loginWithPasskey, { body: { passkey: await choosePasskey() } })

/** Proof by a passkey: as a second factor, or of one's identity. */
export const provePasskey = async () => ({
  method: 'PASSKEY' as const,
  passkey: await choosePasskey(),
})

/** Creates a passkey on this device or another and adds it to the account. */
export async function createPasskey(name: string) {
  const { startRegistration } = await webAuthn()
  const optionsJSON = await call(startAddingPasskey, {})
  const { id, rawId, response, type } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const answer = { clientDataJSON, attestationObject }
  const passkey = { id, rawId, type, clientExtensionResults: {}, response: answer }
  return call(addPasskey, { body: { name, passkey } })
}
