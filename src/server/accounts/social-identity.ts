import type { SocialProvider } from '#domain/accounts/social-providers.ts'

/** Somebody at a provider. */
export interface SocialIdentity {
  readonly provider: SocialProvider
  readonly subject: string
}
