import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import type { SocialAnswer, SocialGrant, SocialLogin } from '#server/ports/social-login.ts'
import { type Dialect, dialects } from './dialects.ts'
import { fetchPicture } from './fetch-picture.ts'
import { notices } from './notices.ts'

const TIMEOUT_MS = 10_000
/** Nobody's login waits longer for a picture. */
const PICTURE_TIMEOUT_MS = 3_000
/** Zalo's way of saying that it answers servers in Vietnam only. */
const ABROAD = '-501'

export interface SocialSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Kakao's, by which it says who it is. */
  readonly adminKey?: string | undefined
  /** In the place of the provider's own: another version, or a way around a closed border. */
  readonly authorizeUrl?: string | undefined
  readonly tokenUrl?: string | undefined
  readonly profileUrl?: string | undefined
  readonly timeoutMs?: number
}

type Tongue = Dialect & SocialSettings

/** The providers that have settings. */
export const socialLogins = (
  settingsOf: (provider: SocialProvider) => SocialSettings | null,
): SocialLogin[] =>
  socialProviders.flatMap((provider) => {
    const settings = settingsOf(provider)
    return settings ? [socialLogin(provider, settings)] : []
  })

function socialLogin(provider: SocialProvider, settings: SocialSettings): SocialLogin {
  const dialect = dialects[provider]
  const tongue: Tongue = {
    ...dialect,
    ...settings,
    authorizeUrl: settings.authorizeUrl ?? dialect.authorizeUrl,
    tokenUrl: settings.tokenUrl ?? dialect.tokenUrl,
    profileUrl: settings.profileUrl ?? dialect.profileUrl,
  }
  const pictures = {
    hosts: dialect.pictureHosts,
    origin: settings.profileUrl ? new URL(settings.profileUrl).origin : null,
  }
  return {
    provider,
    authorizeUrl({ codeChallenge, state, redirectUri }) {
      const url = new URL(tongue.authorizeUrl)
      const { clientIdName, clientId, asks, pkce } = tongue
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
    identify: (grant) => identify(tongue, grant),
    fetchPicture: (url) => fetchPicture(url, pictures, PICTURE_TIMEOUT_MS),
    readNotice: (notice) => notices[provider]?.(notice, settings) ?? null,
  }
}

async function identify(tongue: Tongue, grant: SocialGrant): Promise<SocialAnswer> {
  const token = await exchange(tongue, grant)
  if (!token) return { refused: 'unreachable', detail: tongue.tokenUrl }
  if (typeof token.access_token !== 'string') return refusalOf(token)
  const profile = await readProfile(tongue, token.access_token)
  if (!profile) return { refused: 'unreachable', detail: tongue.profileUrl }
  const known = tongue.profileOf(profile)
  return known ? { known } : refusalOf(profile)
}

function exchange(tongue: Tongue, { code, state, codeVerifier, redirectUri }: SocialGrant) {
  const { clientIdName, clientId, clientSecret, exchangedWith, secretIn, pkce } = tongue
  const inBody = secretIn === 'body'
  return ask(tongue.tokenUrl, tongue, {
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

const readProfile = (tongue: Tongue, token: string) =>
  ask(tongue.profileUrl, tongue, { headers: tongue.profileHeaders(token, tongue.clientSecret) })

type Answer = Readonly<Record<string, unknown>>

/** What a provider says, also when it says no; null when it says nothing that can be read. */
async function ask(
  url: string,
  { timeoutMs = TIMEOUT_MS }: SocialSettings,
  request: RequestInit,
): Promise<Answer | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...request, redirect: 'error', signal })
    const answer: unknown = await response.json()
    const isAnswer = response.status < 500 && typeof answer === 'object' && answer !== null
    return isAnswer ? (answer as Answer) : null
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

/** Only what providers say about errors: the rest of an answer may be secret. */
function refusalOf(answer: Answer): SocialAnswer {
  const said = Object.fromEntries(WORDS_OF_ERRORS.map((name) => [name, answer[name]]))
  const detail = JSON.stringify(said)
  return { refused: String(said.error) === ABROAD ? 'abroad' : 'declined', detail }
}
