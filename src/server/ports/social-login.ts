import type { SocialProvider } from '#domain/accounts/social-providers.ts'

/** Parameters of the redirect to the provider. */
interface SocialRequest {
  readonly codeChallenge: string
  readonly state: string
  readonly redirectUri: string
}

/** Parameters with which the provider redirected the visitor back. */
export interface SocialGrant {
  readonly code: string
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

export interface SocialProfile {
  /** The provider's permanent ID of the person. */
  readonly subject: string
  readonly name: string | null
  /** Email address that the provider says it has verified. */
  readonly verifiedEmail: string | null
  /** URL of the person's own picture; null for none or the provider's default picture. */
  readonly pictureUrl: string | null
}

/** `abroad`: the provider does not answer servers outside its country. */
type SocialRefusal = 'declined' | 'abroad' | 'unreachable'

export type SocialAnswer =
  | { readonly known: SocialProfile }
  | { readonly refused: SocialRefusal /** For the log. */; readonly detail: string }

/** A provider's call that asks us to delete a person's data. */
export interface SocialDeletionRequest {
  readonly authorization: string | null
  readonly fields: Readonly<Record<string, string>>
}

/** Signs visitors in with a provider's account (OAuth code flow). One adapter for all providers. */
export interface SocialLogin {
  readonly provider: SocialProvider
  /** Builds the URL of the provider's consent page, without a network call. */
  authorizeUrl(request: SocialRequest): string
  /** Exchanges the code for a profile. Never throws for a failure of the provider. */
  identify(grant: SocialGrant): Promise<SocialAnswer>
  /** Fetches a profile picture unchanged; null if it fails. Never throws; takes seconds at most. */
  fetchPicture(url: string): Promise<Uint8Array | null>
  /** Verifies a deletion request and returns its subject; null if it is not the provider's. */
  parseDeletionRequest(request: SocialDeletionRequest): string | null
}
