import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import { answerJson, type Heard, startHttpStandIn } from './http-stand-in.ts'

/** Who is signed in at the providers. */
export interface SocialPerson {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly verified?: boolean
}

/** `abroad`: Zalo's -501; `declines`: the person says no; `broken`, `silent`: out of order. */
type Mood = 'agrees' | 'declines' | 'abroad' | 'broken' | 'silent'

interface Grant {
  readonly provider: SocialProvider
  readonly challenge: string | null
  readonly redirectUri: string
  readonly person: SocialPerson
}

/**
 * All five providers on one server, each below its name, answering as its documents say: pages to
 * agree on lead back at once, codes work once, secrets and verifiers are looked at.
 */
export async function startSocialServer() {
  const state: { person: SocialPerson; mood: Mood } = {
    person: { id: '81004412', name: '이서연', email: 'seoyeon@example.com', verified: true },
    mood: 'agrees',
  }
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, SocialPerson>()
  const server = await startHttpStandIn((heard, response) => {
    const [, provider = '', call] = heard.url.pathname.split('/')
    if (!isProvider(provider)) return answerJson(response, 404, {})
    if (call === 'authorize') return authorize(provider, heard, response)
    if (state.mood === 'silent') return
    if (state.mood === 'broken') return void response.writeHead(502).end('<h1>Bad gateway</h1>')
    if (state.mood === 'abroad') return answerJson(response, 200, ABROAD)
    if (call === 'token') return answerToken(provider, heard, response)
    return answerProfile(provider, heard, response)
  })

  function authorize(provider: SocialProvider, { url }: Heard, response: ServerResponse) {
    const query = url.searchParams
    const idName = provider === 'zalo' ? 'app_id' : 'client_id'
    if (query.get(idName) !== clientOf(provider).clientId) return answerJson(response, 400, {})
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (state.mood === 'declines') back.searchParams.set('error', 'access_denied')
    else back.searchParams.set('code', newCode(provider, query))
    response.writeHead(302, { location: back.href }).end()
  }

  function newCode(provider: SocialProvider, query: URLSearchParams) {
    const code = randomUUID()
    const challenge = query.get('code_challenge')
    const redirectUri = query.get('redirect_uri') ?? ''
    codes.set(code, { provider, challenge, redirectUri, person: state.person })
    return code
  }

  function answerToken(
    provider: SocialProvider,
    { body, headers }: Heard,
    response: ServerResponse,
  ) {
    const form = new URLSearchParams(body)
    const { clientId, clientSecret } = clientOf(provider)
    const isZalo = provider === 'zalo'
    const secret = isZalo ? headers.secret_key : form.get('client_secret')
    const id = form.get(isZalo ? 'app_id' : 'client_id')
    if (id !== clientId || secret !== clientSecret)
      return refuse(provider, 'invalid_client', response)

    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const isRight =
      grant?.provider === provider &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === grant.redirectUri &&
      (grant.challenge === null || grant.challenge === challengeOf(form.get('code_verifier') ?? ''))
    if (!isRight) return refuse(provider, 'invalid_grant', response)
    const token = randomUUID()
    tokens.set(token, grant.person)
    const seconds = isZalo || provider === 'naver' ? '3600' : 3600
    answerJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: seconds })
  }

  function answerProfile(provider: SocialProvider, { headers }: Heard, response: ServerResponse) {
    const token = provider === 'zalo' ? headers.access_token : headers.authorization?.slice(7)
    const person = tokens.get(String(token))
    if (!person) return refuse(provider, 'invalid_token', response)
    answerJson(response, 200, profiles[provider](person))
  }

  return {
    url: server.url,
    state,
    /** Codes that were not used in time. */
    expireCodes: () => codes.clear(),
    settingsOf: (provider: SocialProvider) => ({
      ...clientOf(provider),
      authorizeUrl: `${server.url}/${provider}/authorize`,
      tokenUrl: `${server.url}/${provider}/token`,
      profileUrl: `${server.url}/${provider}/profile`,
    }),
    stop: server.stop,
  }
}

const ABROAD = { error: -501, message: 'Personal information is restricted outside Vietnam' }

const isProvider = (name: string): name is SocialProvider =>
  socialProviders.some((it) => it === name)

const clientOf = (provider: SocialProvider) => ({
  clientId: `id-at-${provider}`,
  clientSecret: `secret-at-${provider}`,
})

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Zalo and Naver say no with a 200. */
function refuse(provider: SocialProvider, error: string, response: ServerResponse) {
  if (provider === 'zalo') return answerJson(response, 200, { error: -14003, error_name: error })
  answerJson(response, provider === 'naver' ? 200 : 400, { error, error_description: error })
}

const profiles: Readonly<Record<SocialProvider, (person: SocialPerson) => object>> = {
  zalo: ({ id, name }) => ({
    id,
    name,
    picture: { data: { url: 'https://zalo.test/p' } },
    error: 0,
  }),
  google: ({ id, name, email, verified }) => ({ sub: id, name, email, email_verified: verified }),
  facebook: ({ id, name, email }) => ({ id, name, email }),
  kakao: ({ id, name, email, verified }) => ({
    id: Number(id),
    connected_at: '2026-11-01T00:00:00Z',
    kakao_account: {
      profile: { nickname: name },
      ...(email && { email, is_email_valid: true, is_email_verified: verified }),
    },
  }),
  naver: ({ id, name, email }) => ({
    resultcode: '00',
    message: 'success',
    response: { id, name, email },
  }),
}
