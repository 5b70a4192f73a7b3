import { z } from 'zod'
import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import type { SocialAnswer, SocialGrant, SocialLogin } from '#server/ports/social-login.ts'
import { parseDeletionRequest } from './deletion-requests.ts'
import { fetchPicture } from './fetch-picture.ts'
import { type ProviderProtocol, providerProtocols } from './provider-protocols.ts'

const TIMEOUT_MS = 10_000
/** Limit for fetching a picture, since the login waits for it. */
const PICTURE_TIMEOUT_MS = 3_000
/** Zalo's error code for servers outside Vietnam. */
const ABROAD = '-501'

interface SocialSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Kakao's admin key, with which it authenticates its deletion requests. */
  readonly adminKey?: string | undefined
  /** Replaces the provider's own URL, for example with a proxy in another country. */
  readonly authorizeUrl?: string | undefined
  readonly tokenUrl?: string | undefined
  readonly profileUrl?: string | undefined
  readonly timeoutMs?: number
}

type ConfiguredProvider = ProviderProtocol & SocialSettings

/** Creates the social logins of the configured providers. */
export const socialLogins = (
  settingsOf: (provider: SocialProvider) => SocialSettings | null,
): SocialLogin[] =>
  socialProviders.flatMap((provider) => {
    const settings = settingsOf(provider)
    return settings ? [socialLogin(provider, settings)] : []
  })

function socialLogin(provider: SocialProvider, settings: SocialSettings): SocialLogin {
  const protocol = providerProtocols[provider]
  const configured: ConfiguredProvider = {
    ...protocol,
    ...settings,
    authorizeUrl: settings.authorizeUrl ?? protocol.authorizeUrl,
    tokenUrl: settings.tokenUrl ?? protocol.tokenUrl,
    profileUrl: settings.profileUrl ?? protocol.profileUrl,
  }
  const pictures = {
    hosts: protocol.pictureHosts,
    origin: settings.profileUrl ? new URL(settings.profileUrl).origin : null,
  }
  return {
    provider,
    authorizeUrl({ codeChallenge, state, redirectUri }) {
      const url = new URL(configured.authorizeUrl)
      const { clientIdName, clientId, asks, pkce } = configured
      const query = {
        [clientIdName]: clientId,
        redirect_uri: redirectUri,
        state,
        ...asks,
        ...(pkce !== 'unknown' && { code_challenge: codeChallenge }),
        ...(pkce === 'S256' && { code_challenge_method: 'S256' }),
      }
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
      return url.href
    },
    identify: (grant) => identify(configured, grant),
    fetchPicture: (url) => fetchPicture(url, pictures, PICTURE_TIMEOUT_MS),
    parseDeletionRequest: (notice) => parseDeletionRequest[provider]?.(notice, settings) ?? null,
  }
}

async function identify(configured: ConfiguredProvider, grant: SocialGrant): Promise<SocialAnswer> {
  const token = await exchange(configured, grant)
  if (!token) return { refused: 'unreachable', detail: configured.tokenUrl }
  if (typeof token.access_token !== 'string') return refusalOf(token)
  const profile = await readProfile(configured, token.access_token)
  if (!profile) return { refused: 'unreachable', detail: configured.profileUrl }
  const known = configured.profileOf(profile)
  return known ? { known } : refusalOf(profile)
}

function exchange(
  configured: ConfiguredProvider,
  { code, state, codeVerifier, redirectUri }: SocialGrant,
) {
  const { clientIdName, clientId, clientSecret, exchangedWith, secretIn, pkce } = configured
  const inBody = secretIn === 'body'
  return ask(configured.tokenUrl, configured, {
    method: 'POST',
    headers: inBody ? {} : { secret_key: clientSecret },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      [clientIdName]: clientId,
      code,
      ...(exchangedWith === 'state' && { state }),
      ...(exchangedWith === 'redirect_uri' && { redirect_uri: redirectUri }),
      ...(inBody && { client_secret: clientSecret }),
      ...(pkce !== 'unknown' && { code_verifier: codeVerifier }),
    }),
  })
}

const readProfile = (configured: ConfiguredProvider, token: string) =>
  ask(configured.profileUrl, configured, {
    headers: configured.profileHeaders(token, configured.clientSecret),
  })

type Answer = Readonly<Record<string, unknown>>
const profileFields = z.record(z.string(), z.unknown())

/** Calls a provider. Returns error replies too; null for an unreadable reply. */
async function ask(
  url: string,
  { timeoutMs = TIMEOUT_MS }: SocialSettings,
  request: RequestInit,
): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...request, redirect: 'error', signal })
    const answer: unknown = await response.json()
    return response.status < 500 ? (profileFields.safeParse(answer).data ?? null) : null
  } catch {
    return null
  }
}

const WORDS_OF_ERRORS = [
  'error',
  'error_name',
  'error_code',
  'error_description',
  'code',
  'resultcode',
  'msg',
  'message',
]

/** Builds a refusal. Logs error fields only, since the rest of a reply may be secret. */
function refusalOf(answer: Answer): SocialAnswer {
  const said = Object.fromEntries(WORDS_OF_ERRORS.map((name) => [name, answer[name]]))
  const detail = JSON.stringify(said)
  return { refused: String(said.error) === ABROAD ? 'abroad' : 'declined', detail }
}
