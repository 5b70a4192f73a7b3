import type { SocialProvider } from '#domain/accounts/social-providers.ts'

/** What a visitor is sent to the provider with. */
export interface SocialRequest {
  readonly codeChallenge: string
  readonly state: string
  readonly redirectUri: string
}

/** What the visitor came back with. */
export interface SocialGrant {
  readonly code: string
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

export interface SocialProfile {
  /** Names the person at the provider, for ever. */
  readonly subject: string
  readonly name: string | null
  /** Only one that the provider says it has verified itself. */
  readonly verifiedEmail: string | null
  /** Where the provider shows the person's own picture; null for none and for its drawing of nobody. */
  readonly pictureUrl: string | null
}

/** `abroad`: the provider does not answer servers outside its country. */
export type SocialRefusal = 'declined' | 'abroad' | 'unreachable'

export type SocialAnswer =
  | { readonly known: SocialProfile }
  | { readonly refused: SocialRefusal /** For the log. */; readonly detail: string }

/** What came when the provider called us about somebody. */
export interface SocialDeletionRequest {
  readonly authorization: string | null
  readonly fields: Readonly<Record<string, string>>
}

/** Asks another company who somebody is. Adapters: one dialect each. */
export interface SocialLogin {
  readonly provider: SocialProvider
  /** Where the visitor agrees. Talks to nobody. */
  authorizeUrl(request: SocialRequest): string
  /** Never throws for what the provider does: whatever it answers is an answer. */
  identify(grant: SocialGrant): Promise<SocialAnswer>
  /** A picture that a profile named, as it is; null when it cannot be had. Never throws, and waits seconds at most. */
  fetchPicture(url: string): Promise<Uint8Array | null>
  /** The subject that a notice says to forget; null when it is not from the provider. */
  parseDeletionRequest(notice: SocialDeletionRequest): string | null
}
