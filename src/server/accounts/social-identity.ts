import type { SocialProvider } from '#domain/accounts/social-providers.ts'

/** A person as a login provider identifies them. */
export interface SocialIdentity {
  readonly provider: SocialProvider
  readonly subject: string
}
