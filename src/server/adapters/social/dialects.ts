import { z } from 'zod'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { SocialProfile } from '#server/ports/social-login.ts'

/** How one provider departs from the others. Source: their documents. */
export interface Dialect {
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly profileUrl: string
  readonly clientIdName: 'client_id' | 'app_id'
  readonly scope: string | null
  /** `unnamed`: takes S256 without being told the method; `unknown`: has no PKCE. */
  readonly pkce: 'S256' | 'unnamed' | 'unknown'
  /** How the secret and the access token travel. */
  readonly secretIn: 'body' | 'header'
  readonly tokenIn: 'authorization' | 'access_token'
  /** Null for an answer that names nobody. */
  readonly profileOf: (answer: unknown) => SocialProfile | null
}

const name = z.string().nullish()

const reads =
  <T>(schema: z.ZodType<T>, toProfile: (answer: T) => SocialProfile) =>
  (answer: unknown): SocialProfile | null => {
    const { data } = schema.safeParse(answer)
    return data === undefined ? null : toProfile(data)
  }

const plain = { clientIdName: 'client_id', secretIn: 'body', tokenIn: 'authorization' } as const

export const dialects: Readonly<Record<SocialProvider, Dialect>> = {
  zalo: {
    authorizeUrl: 'https://oauth.zaloapp.com/v4/permission',
    tokenUrl: 'https://oauth.zaloapp.com/v4/access_token',
    profileUrl: 'https://graph.zalo.me/v2.0/me?fields=id,name,picture',
    clientIdName: 'app_id',
    scope: null,
    pkce: 'unnamed',
    secretIn: 'header',
    tokenIn: 'access_token',
    profileOf: reads(z.object({ id: z.string().min(1), name }), (it) => ({
      subject: it.id,
      name: it.name ?? null,
      verifiedEmail: null,
    })),
  },
  google: {
    ...plain,
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    scope: 'openid email profile',
    pkce: 'S256',
    profileOf: reads(
      z.object({
        sub: z.string().min(1),
        name,
        email: z.string().nullish(),
        email_verified: z.unknown().optional(),
      }),
      (it) => ({
        subject: it.sub,
        name: it.name ?? null,
        verifiedEmail: it.email_verified === true ? (it.email ?? null) : null,
      }),
    ),
  },
  facebook: {
    ...plain,
    authorizeUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v24.0/oauth/access_token',
    profileUrl: 'https://graph.facebook.com/me?fields=id,name,email,picture',
    scope: 'email,public_profile',
    pkce: 'unknown',
    // Its address is no proof of whose it is.
    profileOf: reads(z.object({ id: z.string().min(1), name }), (it) => ({
      subject: it.id,
      name: it.name ?? null,
      verifiedEmail: null,
    })),
  },
  kakao: {
    ...plain,
    authorizeUrl: 'https://kauth.kakao.com/oauth/authorize',
    tokenUrl: 'https://kauth.kakao.com/oauth/token',
    profileUrl: 'https://kapi.kakao.com/v2/user/me',
    scope: null,
    pkce: 'unknown',
    profileOf: reads(
      z.object({
        id: z.union([z.int(), z.string().min(1)]),
        kakao_account: z
          .object({
            email: z.string().nullish(),
            is_email_valid: z.boolean().nullish(),
            is_email_verified: z.boolean().nullish(),
            name,
            profile: z.object({ nickname: name }).nullish(),
          })
          .nullish(),
      }),
      ({ id, kakao_account: account }) => ({
        subject: String(id),
        name: account?.name ?? account?.profile?.nickname ?? null,
        verifiedEmail:
          account?.is_email_valid && account.is_email_verified ? (account.email ?? null) : null,
      }),
    ),
  },
  naver: {
    ...plain,
    authorizeUrl: 'https://nid.naver.com/oauth2.0/authorize',
    tokenUrl: 'https://nid.naver.com/oauth2.0/token',
    profileUrl: 'https://openapi.naver.com/v1/nid/me',
    scope: null,
    pkce: 'unknown',
    // Its address is one to write to, not one that was verified.
    profileOf: reads(
      z.object({
        resultcode: z.literal('00'),
        response: z.object({ id: z.string().min(1), name, nickname: name }),
      }),
      ({ response: it }) => ({
        subject: it.id,
        name: it.name ?? it.nickname ?? null,
        verifiedEmail: null,
      }),
    ),
  },
}
