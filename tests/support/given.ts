import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/languages/languages.ts'
import { signAccessToken } from '#server/accounts/index.ts'
import type { TestApp } from './app.ts'

export interface GivenMember {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly token: string
}

let counter = 0

/** Creates a signed-in member; `role: 'ADMIN'` for an administrator. */
export async function givenMember(
  { db, deps, clock }: TestApp,
  given: {
    readonly role?: Role
    readonly email?: string
    readonly name?: string
    readonly language?: Language
  } = {},
): Promise<GivenMember> {
  counter += 1
  const at = clock.now()
  const member = await db
    .insertInto('members')
    .values({
      user_id: `given${counter}`,
      name: given.name ?? '김하나',
      email: given.email ?? `given${counter}@example.com`,
      phone: '01012345678',
      role: given.role ?? 'USER',
      ...(given.language && { language: given.language }),
      created_at: at,
    })
    .returning(['id', 'user_id', 'name', 'email', 'phone'])
    .executeTakeFirstOrThrow()
  const session = await db
    .insertInto('sessions')
    .values({
      member_id: member.id,
      refresh_hash: `of ${member.id}`,
      rotated_at: at,
      created_at: at,
      expires_at: new Date(at.getTime() + 365 * 24 * 60 * 60 * 1_000),
      ends_at: new Date(at.getTime() + 365 * 24 * 60 * 60 * 1_000),
      confirmed_at: new Date(at.getTime() + 365 * 24 * 60 * 60 * 1_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    id: member.id,
    userId: member.user_id,
    name: member.name,
    email: member.email,
    phone: member.phone,
    token: await signAccessToken(deps.secret, session.id, at),
  }
}

/** Creates a signed-in consultant. */
export const givenConsultant = (app: TestApp) =>
  givenMember(app, { role: 'CONSULTANT', name: '한지수' })

/** Creates a signed-in viewer. */
export const givenViewer = (app: TestApp) => givenMember(app, { role: 'VIEWER', name: '오유진' })

/** Creates a signed-in administrator. */
export const givenAdmin = (app: TestApp) => givenMember(app, { role: 'ADMIN', name: '박세나' })
