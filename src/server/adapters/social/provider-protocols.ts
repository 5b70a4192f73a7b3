import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { SocialProfile } from '#server/ports/social-login.ts'

/** Differences between the providers' OAuth protocols. Source: their documentation. */
export interface ProviderProtocol {
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly profileUrl: string
  readonly clientIdName: 'client_id' | 'app_id'
  /** Further parameters of the authorization URL. */
  readonly asks: Readonly<Partial<Record<'response_type' | 'scope', string>>>
  /** `unnamed`: uses S256 without a method parameter; `unknown`: does not support PKCE. */
  readonly pkce: 'S256' | 'unnamed' | 'unknown'
  /** Further parameter of the code exchange; a provider may refuse any other. */
  readonly exchangedWith: 'redirect_uri' | 'state' | null
  readonly secretIn: 'body' | 'header'
  /** Headers of the profile request. */
  readonly profileHeaders: (accessToken: string, secret: string) => Readonly<Record<string, string>>
  /** Hosts of profile pictures as seen in replies, including their subdomains. */
  readonly pictureHosts: readonly string[]
  /** Parses a profile; null if the reply identifies nobody. */
  readonly profileOf: (answer: unknown) => SocialProfile | null
}

const name = z.string().nullish()
/** An invalid picture URL must not prevent the login. */
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
    // Required if the app is configured so, ignored otherwise.
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
    // The provider does not say that it verified the email address.
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
    // Without this parameter the picture URLs are not HTTPS.
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
    // The provider's default picture comes from another host.
    pictureHosts: ['phinf.pstatic.net'],
    // The email address is a contact address that was not verified.
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
