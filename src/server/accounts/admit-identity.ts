import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { emailField } from '#contract/fields.ts'
import type { Language } from '#domain/languages/languages.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { importedName } from '#domain/names/person-name.ts'
import type { Db } from '#server/platform/database.ts'
import { texts } from '#texts/all.ts'
import { enrolMember, type RegistrationDoors } from './enrol-member.ts'
import type { Person } from './identify-person.ts'
import type { MemberRow } from './member-row.ts'
import {
  findByEmail,
  findByIdentity,
  holdIdentity,
  insertIdentity,
  insertLink,
} from './social-store.ts'

const LINK_VALID_MS = 30 * 60_000

type Admission =
  /** `isNew`: made just now, from what the provider tells. */
  | { readonly kind: 'member'; readonly member: MemberRow; readonly isNew: boolean }
  | { readonly kind: 'closed'; readonly reason: 'WITHDRAWN_MEMBER' | 'ACCOUNT_DISABLED' }
  /** A member has the address: whoever holds the token and signs in as that member is linked. */
  | { readonly kind: 'link'; readonly token: string }

/**
 * Which member somebody at a provider is: known by provider and subject alone, else new. An address
 * opens no account, even if the provider verified it. Source: SOC-02, docs/rules.md A-10.
 */
export async function admitIdentity(
  tx: Db,
  doors: RegistrationDoors,
  person: Person,
  language: Language,
  at: Date,
): Promise<Admission> {
  await holdIdentity(tx, person)
  const known = await findByIdentity(tx, person)
  if (known?.withdrawn_at) return { kind: 'closed', reason: 'WITHDRAWN_MEMBER' }
  if (known) return open(known)

  const email = emailField.safeParse(person.verifiedEmail).data ?? ''
  const namesake = email === '' ? undefined : await findByEmail(tx, email)
  if (namesake) return { kind: 'link', token: await waitForLink(tx, person, namesake.id, at) }

  const name = importedName(person.name ?? '', textLengths.name)
  const member = await enrolMember(tx, doors, ['terms', 'privacy'], {
    user_id: `${person.provider}${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    name: name ?? texts[language].accounts.social.nameless,
    email,
    phone: '',
    password_hash: null,
    language,
    created_at: at,
  })
  await insertIdentity(tx, person, member.id, at)
  return { kind: 'member', member, isNew: true }
}

const open = (member: MemberRow): Admission =>
  member.is_active
    ? { kind: 'member', member, isNew: false }
    : { kind: 'closed', reason: 'ACCOUNT_DISABLED' }

async function waitForLink(tx: Db, person: Person, memberId: string, at: Date) {
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
