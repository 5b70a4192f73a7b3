import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import { answerJson, type Heard, startHttpStandIn } from './http-stand-in.ts'
import {
  declining,
  documented,
  giveAnswer,
  profiles,
  refusals,
  type SocialAnswer,
  type SocialPerson,
} from './social-answers.ts'

/** Calls to a provider; `picture` is the URL in a profile. */
type SocialCall = 'token' | 'profile' | 'picture'

interface Grant {
  readonly provider: SocialProvider
  readonly challenge: string | null
  readonly redirectUri: string
  readonly state: string | null
  readonly person: SocialPerson
}

/**
 * Starts stand-ins of all five login providers on one server, following their documentation: consent
 * pages redirect at once, codes work once, secrets and verifiers are checked. `instead` overrides the
 * reply to a call.
 */
export async function startSocialServer() {
  const state: {
    person: SocialPerson
    agrees: boolean
    instead: Partial<Record<SocialCall, SocialAnswer>>
    picture: Uint8Array | null
  } = {
    person: { id: '81004412', name: '이서연', email: 'seoyeon@example.com', verified: true },
    agrees: true,
    instead: {},
    picture: null,
  }
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, SocialPerson>()
  const server = await startHttpStandIn((heard, response) => {
    const [, provider = '', call] = heard.url.pathname.split('/')
    if (!isProvider(provider)) return answerJson(response, 404, {})
    if (call === 'authorize') return authorize(provider, heard, response)
    const instead = state.instead[call as SocialCall]
    if (instead) return giveAnswer(response, instead)
    if (call === 'token') return answerToken(provider, heard, response)
    if (call === 'profile') return answerProfile(provider, heard, response)
    response.writeHead(state.picture ? 200 : 404).end(state.picture)
  })

  function authorize(provider: SocialProvider, { url }: Heard, response: ServerResponse) {
    const query = url.searchParams
    if (!isDocumented(documented[provider].page, query)) return answerJson(response, 400, {})
    const idName = provider === 'zalo' ? 'app_id' : 'client_id'
    if (query.get(idName) !== clientOf(provider).clientId) return answerJson(response, 400, {})
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    const answer = state.agrees ? { code: newCode(provider, query) } : declining[provider]
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
    response.writeHead(302, { location: back.href }).end()
  }

  function newCode(provider: SocialProvider, query: URLSearchParams) {
    const code = randomUUID()
    const challenge = query.get('code_challenge')
    const redirectUri = query.get('redirect_uri') ?? ''
    codes.set(code, {
      provider,
      challenge,
      redirectUri,
      state: query.get('state'),
      person: state.person,
    })
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
    if (!isDocumented(documented[provider].token, form)) {
      return giveAnswer(response, refusals[provider].code)
    }
    const secret = isZalo ? headers.secret_key : form.get('client_secret')
    const id = form.get(isZalo ? 'app_id' : 'client_id')
    if (id !== clientId || secret !== clientSecret) {
      return giveAnswer(response, refusals[provider].client)
    }

    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const isRight =
      grant?.provider === provider &&
      form.get('grant_type') === 'authorization_code' &&
      [null, grant.redirectUri].includes(form.get('redirect_uri')) &&
      [null, grant.state].includes(form.get('state')) &&
      (grant.challenge === null || grant.challenge === challengeOf(form.get('code_verifier') ?? ''))
    if (!isRight) return giveAnswer(response, refusals[provider].code)
    const token = randomUUID()
    tokens.set(token, grant.person)
    const seconds = isZalo || provider === 'naver' ? '3600' : 3600
    answerJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: seconds })
  }

  function answerProfile(provider: SocialProvider, { headers }: Heard, response: ServerResponse) {
    const token = provider === 'zalo' ? headers.access_token : headers.authorization?.slice(7)
    const person = tokens.get(String(token))
    const proof = provider === 'zalo' ? proofOf(String(token)) : undefined
    if (!person || headers.appsecret_proof !== proof)
      return giveAnswer(response, refusals[provider].token)
    const picture = state.picture && `${server.url}/${provider}/picture`
    answerJson(response, 200, profiles[provider]({ ...(picture && { picture }), ...person }))
  }

  return {
    url: server.url,
    state,
    /** Expires all codes. */
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

/** True if the parameters are exactly the documented ones. */
const isDocumented = (names: readonly string[], given: URLSearchParams) =>
  [...given.keys()].sort().join() === [...names].sort().join()

/** Zalo's proof that an app knows its secret. */
const proofOf = (token: string) =>
  createHmac('sha256', clientOf('zalo').clientSecret).update(token).digest('hex')

const isProvider = (name: string): name is SocialProvider =>
  socialProviders.some((it) => it === name)

const clientOf = (provider: SocialProvider) => ({
  clientId: `id-at-${provider}`,
  clientSecret: `secret-at-${provider}`,
})

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
