import type { ServerResponse } from 'node:http'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { answerJson } from './http-stand-in.ts'

/** The person who is signed in at the providers. */
export interface SocialPerson {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly verified?: boolean
  /** URL of their picture. */
  readonly picture?: string
  /** True for the provider's default picture. */
  readonly isDrawn?: boolean
}

/** A status with a body (JSON if an object), or no reply. */
export type SocialAnswer = 'nothing' | readonly [status: number, body: object | string]

export function giveAnswer(response: ServerResponse, answer: SocialAnswer) {
  if (answer === 'nothing') return
  const [status, body] = answer
  if (typeof body === 'object') return answerJson(response, status, body)
  response.writeHead(status, { 'content-type': 'text/html' }).end(body)
}

/** Zalo's refusal of servers outside Vietnam. */
export const ABROAD: SocialAnswer = [
  200,
  { error: -501, message: 'Personal information is restricted outside Vietnam' },
]

interface Refusals {
  /** For a code that is unknown, used, expired, or has another verifier or redirect URI. */
  readonly code: SocialAnswer
  /** For a wrong client ID or secret. */
  readonly client: SocialAnswer
  /** For an unknown or expired access token. */
  readonly token: SocialAnswer
}

const facebookError = (message: string, code: number): SocialAnswer => [
  400,
  { error: { message, type: 'OAuthException', code, fbtrace_id: 'a-trace' } },
]

/** Error replies by provider. Zalo and Naver refuse token requests with status 200. */
export const refusals: Readonly<Record<SocialProvider, Refusals>> = {
  zalo: {
    code: [200, { error: -14003, error_name: 'Invalid code', error_description: 'Code is over' }],
    client: [200, { error: -14002, error_name: 'Invalid app', error_description: 'Unknown app' }],
    token: [200, { error: 452, message: 'Session key invalid' }],
  },
  google: {
    code: [400, { error: 'invalid_grant', error_description: 'Bad Request' }],
    client: [401, { error: 'invalid_client', error_description: 'Unauthorized' }],
    token: [401, { error: 'invalid_request', error_description: 'Invalid Credentials' }],
  },
  facebook: {
    code: facebookError('This authorization code has been used.', 100),
    client: facebookError('Error validating client secret.', 1),
    token: facebookError('Invalid OAuth access token.', 190),
  },
  kakao: {
    code: [
      400,
      {
        error: 'invalid_grant',
        error_description: 'authorization code not found',
        error_code: 'KOE320',
      },
    ],
    client: [
      401,
      {
        error: 'invalid_client',
        error_description: 'Bad client credentials',
        error_code: 'KOE010',
      },
    ],
    token: [401, { msg: 'this access token does not exist', code: -401 }],
  },
  naver: {
    code: [200, { error: 'invalid_request', error_description: 'no valid data in session' }],
    client: [200, { error: 'invalid_client', error_description: 'wrong client id' }],
    token: [401, { resultcode: '024', message: 'Authentication failed (인증 실패하였습니다.)' }],
  },
}

const page = ['client_id', 'redirect_uri', 'response_type', 'state']
const exchange = ['grant_type', 'client_id', 'client_secret', 'code']

/** Documented parameters of the authorization page and of the code exchange. */
export const documented: Readonly<
  Record<SocialProvider, { readonly page: readonly string[]; readonly token: readonly string[] }>
> = {
  zalo: {
    page: ['app_id', 'redirect_uri', 'code_challenge', 'state'],
    token: ['code', 'app_id', 'grant_type', 'code_verifier'],
  },
  google: {
    page: [...page, 'scope', 'code_challenge', 'code_challenge_method'],
    token: [...exchange, 'redirect_uri', 'code_verifier'],
  },
  facebook: { page: [...page, 'scope'], token: [...exchange, 'redirect_uri'] },
  kakao: { page, token: [...exchange, 'redirect_uri'] },
  naver: { page, token: [...exchange, 'state'] },
}

/** Redirect parameters after a person declines. */
export const declining: Readonly<Record<SocialProvider, Readonly<Record<string, string>>>> = {
  zalo: { error: 'access_denied' },
  google: { error: 'access_denied' },
  facebook: {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
  },
  kakao: { error: 'access_denied', error_description: 'User denied access' },
  naver: { error: 'access_denied', error_description: 'Canceled By User' },
}

/** Profile replies by provider. */
export const profiles: Readonly<Record<SocialProvider, (person: SocialPerson) => object>> = {
  zalo: ({ id, name, picture: url }) => ({
    id,
    name,
    ...(url && { picture: { data: { url } } }),
    error: 0,
    message: 'Success',
  }),
  google: ({ id, name, email, verified, picture }) => ({
    sub: id,
    name,
    email,
    email_verified: verified,
    picture,
  }),
  facebook: ({ id, name, email, picture: url, isDrawn: is_silhouette = false }) => ({
    id,
    name,
    email,
    ...(url && { picture: { data: { url, is_silhouette } } }),
  }),
  kakao: ({ id, name, email, verified, picture, isDrawn = false }) => ({
    id: Number(id),
    connected_at: '2026-11-01T00:00:00Z',
    kakao_account: {
      profile: {
        nickname: name,
        profile_image_url: picture,
        is_default_image: isDrawn,
      },
      ...(email && { email, is_email_valid: true, is_email_verified: verified }),
    },
  }),
  naver: ({ id, name, email, picture: profile_image }) => ({
    resultcode: '00',
    message: 'success',
    response: { id, name, email, profile_image },
  }),
}
