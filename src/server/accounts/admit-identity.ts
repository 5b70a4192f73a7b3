import { createHash, randomBytes } from 'node:crypto'
import { emailField } from '#contract/fields.ts'
import type { Db } from '#server/platform/database.ts'
import type { Person } from './identify-person.ts'
import type { MemberRow } from './member-row.ts'
import { findByEmail, findByIdentity, insertLink, lockIdentity } from './social-store.ts'

const LINK_VALID_MS = 30 * 60_000

type Admission =
  | { readonly kind: 'member'; readonly member: MemberRow }
  /**
   * No member is known for this identity: the person becomes a member by giving the required
   * consents.
   */
  | { readonly kind: 'new' }
  | { readonly kind: 'closed'; readonly reason: 'WITHDRAWN_MEMBER' | 'ACCOUNT_DISABLED' }
  /**
   * A member has the same address: a caller with the token who signs in as that member can link the
   * login.
   */
  | { readonly kind: 'link'; readonly token: string }

/**
 * Finds the member of a provider's identity. Only provider and subject identify a member; an
 * address never opens an account, even if the provider verified it. Source: SOC-02, docs/rules.md
 *
 */
export async function admitIdentity(tx: Db, person: Person, at: Date): Promise<Admission> {
  await lockIdentity(tx, person)
  const known = await findByIdentity(tx, person)
  if (known?.withdrawn_at) return { kind: 'closed', reason: 'WITHDRAWN_MEMBER' }
  if (known) return open(known)

  const email = emailField.safeParse(person.verifiedEmail).data ?? ''
  const namesake = email === '' ? undefined : await findByEmail(tx, email)
  if (namesake) return { kind: 'link', token: await insertPendingLink(tx, person, namesake.id, at) }

  return { kind: 'new' }
}

const open = (member: MemberRow): Admission =>
  member.is_active ? { kind: 'member', member } : { kind: 'closed', reason: 'ACCOUNT_DISABLED' }

async function insertPendingLink(tx: Db, person: Person, memberId: string, at: Date) {
  const token = randomBytes(24).toString('base64url')
  await insertLink(tx, {
    token_hash: hashLinkToken(token),
    provider: person.provider,
    subject: person.subject,
    member_id: memberId,
    expires_at: new Date(at.getTime() + LINK_VALID_MS),
    picture_url: person.pictureUrl,
  })
  return token
}

export const hashLinkToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url')
