import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import {
  addPasskey,
  loginWithPasskey,
  startAddingPasskey,
  startPasskey,
} from '#contract/passkeys.ts'
import { call } from '#web/api/client.ts'

/** Lets the person choose and unlock a passkey of this site. */
async function choosePasskey() {
  const optionsJSON = await call(startPasskey, {})
  const { id, rawId, response, type } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  const answer = { clientDataJSON, authenticatorData, signature }
  return { id, rawId, type, clientExtensionResults: {}, response: answer }
}

export const signInWithPasskey = async () =>
  call(loginWithPasskey, { body: { passkey: await choosePasskey() } })

export const provePasskey = async () => ({
  method: 'PASSKEY' as const,
  passkey: await choosePasskey(),
})

export async function createPasskey(name: string) {
  const optionsJSON = await call(startAddingPasskey, {})
  const { id, rawId, response, type } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const answer = { clientDataJSON, attestationObject }
  const passkey = { id, rawId, type, clientExtensionResults: {}, response: answer }
  return call(addPasskey, { body: { name, passkey } })
}
