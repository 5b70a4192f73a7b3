import { returnPath } from '#domain/accounts/return-path.ts'
import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'

const RANDOM_BYTES = 32

/** Purpose of a visit to a provider: signing in, or connecting it to the current account. */
export type SocialPurpose = 'login' | 'connect'

interface SocialAuthRequest {
  readonly purpose: SocialPurpose
  readonly provider: SocialProvider
  /** Null if this browser does not know it: then only the server can verify it. */
  readonly state: string | null
  readonly verifier: string
  /** The page to return to after the login; null for none. */
  readonly next: string | null
}

/** Starts a login at a provider and stores what its return needs. Source: SOC-02. */
export async function beginAuthRequest(
  provider: SocialProvider,
  purpose: SocialPurpose,
  next: string | null = null,
) {
  const verifier = randomText()
  const state = randomText()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  writeStored(verifierKey(provider), verifier)
  writeStored(storageKeys.socialAuthRequest, `${provider} ${state} ${purpose} ${next ?? ''}`)
  return { challenge: base64Url(new Uint8Array(digest)), state }
}

/** Returns the login that this browser started and removes it; null if there is none. */
export function consumeAuthRequest(): SocialAuthRequest | null {
  const [name, state = null, storedPurpose, next] =
    readStored(storageKeys.socialAuthRequest)?.split(' ') ?? []
  const provider = socialProviders.find((it) => it === name) ?? 'zalo'
  const verifier = readStored(verifierKey(provider))
  writeStored(storageKeys.socialAuthRequest, null)
  writeStored(verifierKey(provider), null)
  const purpose = storedPurpose === 'connect' ? 'connect' : 'login'
  return verifier ? { purpose, provider, state, verifier, next: returnPath(next) } : null
}

/** The specification names the storage key of one provider. */
const verifierKey = (provider: SocialProvider) =>
  provider === 'zalo' ? storageKeys.codeVerifier : storageKeys.socialVerifier

const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
