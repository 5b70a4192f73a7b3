import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { SocialProfile } from '#server/ports/social-login.ts'

/** How one provider departs from the others. Source: their documents. */
export interface ProviderProtocol {
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly profileUrl: string
  readonly clientIdName: 'client_id' | 'app_id'
  /** What its page is opened with besides who asks, the way back and the state. */
  readonly asks: Readonly<Partial<Record<'response_type' | 'scope', string>>>
  /** `unnamed`: takes S256 without being told the method; `unknown`: has no PKCE. */
  readonly pkce: 'S256' | 'unnamed' | 'unknown'
  /** Which part of the attempt a code is exchanged with, besides the code: what it does not know may be refused. */
  readonly exchangedWith: 'redirect_uri' | 'state' | null
  readonly secretIn: 'body' | 'header'
  /** By what a profile is asked for. */
  readonly profileHeaders: (accessToken: string, secret: string) => Readonly<Record<string, string>>
  /** Where it keeps people's pictures, as its answers show: their subdomains too. */
  readonly pictureHosts: readonly string[]
  /** Null for an answer that names nobody. */
  readonly profileOf: (answer: unknown) => SocialProfile | null
}

const name = z.string().nullish()
/** What is said of a picture keeps nobody out. */
const pictureUrl = z.string().nullish().catch(null)
const picture = z
  .object({ data: z.object({ url: z.string(), is_silhouette: z.boolean().nullish() }) })
  .nullish()
  .catch(null)

const reads =
  <T>(schema: z.ZodType<T>, toProfile: (answer: T) => SocialProfile) =>
  (answer: unknown): SocialProfile | null => {
    const { data } = schema.safeParse(answer)
    return data === undefined ? null : toProfile(data)
  }

const code = { response_type: 'code' } as const
const plain = {
  clientIdName: 'client_id',
  secretIn: 'body',
  exchangedWith: 'redirect_uri',
  profileHeaders: (accessToken: string) => ({ authorization: `Bearer ${accessToken}` }),
} as const

export const providerProtocols: Readonly<Record<SocialProvider, ProviderProtocol>> = {
  zalo: {
    authorizeUrl: 'https://oauth.zaloapp.com/v4/permission',
    tokenUrl: 'https://oauth.zaloapp.com/v4/access_token',
    profileUrl: 'https://graph.zalo.me/v2.0/me?fields=id,name,picture',
    clientIdName: 'app_id',
    asks: {},
    pkce: 'unnamed',
    exchangedWith: null,
    secretIn: 'header',
    // The proof is wanted of an app that is set so, and harmless otherwise.
    profileHeaders: (accessToken, secret) => ({
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', secret).update(accessToken).digest('hex'),
    }),
    pictureHosts: ['zadn.vn', 'zdn.vn'],
    profileOf: reads(z.object({ id: z.string().min(1), name, picture }), (it) => ({
      subject: it.id,
      name: it.name ?? null,
      verifiedEmail: null,
      pictureUrl: it.picture?.data.url ?? null,
    })),
  },
  google: {
    ...plain,
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    asks: { ...code, scope: 'openid email profile' },
    pkce: 'S256',
    pictureHosts: ['googleusercontent.com'],
    profileOf: reads(
      z.object({
        sub: z.string().min(1),
        name,
        email: z.string().nullish(),
        email_verified: z.unknown().optional(),
        picture: pictureUrl,
      }),
      (it) => ({
        subject: it.sub,
        name: it.name ?? null,
        verifiedEmail: it.email_verified === true ? (it.email ?? null) : null,
        pictureUrl: it.picture ?? null,
      }),
    ),
  },
  facebook: {
    ...plain,
    authorizeUrl: 'https://www.facebook.com/v24.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v24.0/oauth/access_token',
    profileUrl: 'https://graph.facebook.com/me?fields=id,name,email,picture.type(large)',
    asks: { ...code, scope: 'email,public_profile' },
    pkce: 'unknown',
    pictureHosts: ['fbsbx.com', 'fbcdn.net'],
    // Its address is no proof of whose it is.
    profileOf: reads(z.object({ id: z.string().min(1), name, picture }), (it) => ({
      subject: it.id,
      name: it.name ?? null,
      verifiedEmail: null,
      pictureUrl: it.picture?.data.is_silhouette ? null : (it.picture?.data.url ?? null),
    })),
  },
  kakao: {
    ...plain,
    authorizeUrl: 'https://kauth.kakao.com/oauth/authorize',
    tokenUrl: 'https://kauth.kakao.com/oauth/token',
    // Without it the addresses of pictures are not https.
    profileUrl: 'https://kapi.kakao.com/v2/user/me?secure_resource=true',
    asks: code,
    pkce: 'unknown',
    pictureHosts: ['kakaocdn.net'],
    profileOf: reads(
      z.object({
        id: z.union([z.int(), z.string().min(1)]),
        kakao_account: z
          .object({
            email: z.string().nullish(),
            is_email_valid: z.boolean().nullish(),
            is_email_verified: z.boolean().nullish(),
            name,
            profile: z
              .object({
                nickname: name,
                profile_image_url: pictureUrl,
                is_default_image: z.boolean().nullish().catch(null),
              })
              .nullish(),
          })
          .nullish(),
      }),
      ({ id, kakao_account: account }) => ({
        subject: String(id),
        name: account?.name ?? account?.profile?.nickname ?? null,
        verifiedEmail:
          account?.is_email_valid && account.is_email_verified ? (account.email ?? null) : null,
        pictureUrl: account?.profile?.is_default_image
          ? null
          : (account?.profile?.profile_image_url ?? null),
      }),
    ),
  },
  naver: {
    ...plain,
    authorizeUrl: 'https://nid.naver.com/oauth2.0/authorize',
    tokenUrl: 'https://nid.naver.com/oauth2.0/token',
    profileUrl: 'https://openapi.naver.com/v1/nid/me',
    asks: code,
    pkce: 'unknown',
    exchangedWith: 'state',
    // Its drawing of nobody comes from another host.
    pictureHosts: ['phinf.pstatic.net'],
    // Its address is one to write to, not one that was verified.
    profileOf: reads(
      z.object({
        resultcode: z.literal('00'),
        response: z.object({
          id: z.string().min(1),
          name,
          nickname: name,
          profile_image: pictureUrl,
        }),
      }),
      ({ response: it }) => ({
        subject: it.id,
        name: it.name ?? it.nickname ?? null,
        verifiedEmail: null,
        pictureUrl: it.profile_image ?? null,
      }),
    ),
  },
}
