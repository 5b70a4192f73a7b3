import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Language } from '#domain/languages/languages.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface AccountTables {
  members: {
    id: Generated<string>
    user_id: string
    name: string
    email: string
    phone: string
    postal_code: string | null
    basic_address: string | null
    detailed_address: string | null
    password_hash: string | null
    role: Generated<Role>
    is_active: Generated<boolean>
    made_by_installation: Generated<boolean>
    language: Generated<Language>
    revision: Generated<number>
    created_at: Date
    withdrawn_at: Date | null
    search_text: GeneratedAlways<string>
  }
  sessions: {
    id: Generated<string>
    member_id: string
    refresh_hash: string
    previous_refresh_hash: string | null
    rotated_at: Date
    created_at: Date
    /** Moves with each use, up to `ends_at`. */
    expires_at: Date
    ends_at: Date
    /** Last proof of the member's identity: the login, or the password asked again. */
    confirmed_at: Date
    ended_at: Date | null
    end_reason: string | null
    ip: string | null
    user_agent: string | null
    temporary_password_hash: string | null
    device_hash: string | null
  }
  social_logins: {
    provider: SocialProvider
    subject: string
    member_id: string
    created_at: Date
    /** Profile picture from the provider. */
    picture_id: string | null
  }
  social_auth_requests: {
    proof_hash: string
    redirect_uri: string
    expires_at: Date
  }
  social_deletions: {
    code: string
    provider: SocialProvider
    member_id: string | null
    requested_at: Date
    done_at: Date | null
  }
  social_links: {
    token_hash: string
    provider: SocialProvider
    subject: string
    member_id: string
    expires_at: Date
    /** URL of the picture at the provider; fetched once the login is linked. */
    picture_url: string | null
  }
  retained_records: {
    id: GeneratedAlways<string>
    kind: string
    subject: string
    content: JSONColumnType<object>
    erase_at: Date
  }
  authenticator_apps: {
    member_id: string
    /** Encrypted. */
    secret: string
    /** `bigint`, which the driver returns as text. */
    last_step: ColumnType<string, number, number>
    confirmed_at: Date | null
  }
  recovery_codes: {
    member_id: string
    code_hash: string
  }
  passkeys: {
    id: Generated<string>
    member_id: string
    /** Base64url, as is `public_key`. */
    credential_id: string
    public_key: string
    counter: ColumnType<string, number, number>
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  passkey_challenges: {
    challenge: string
    device_hash: string
    member_id: string | null
    expires_at: Date
  }
  login_tickets: {
    ticket_hash: string
    member_id: string
    device_hash: string
    temporary_password_hash: string | null
    expires_at: Date
  }
  temporary_passwords: {
    member_id: string
    password_hash: string
    expires_at: Date
  }
}
