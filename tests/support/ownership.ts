import type { Answer, Rule, Without } from './access-rules.ts'
import type { TestApp } from './app.ts'
import type { GivenMember } from './given.ts'

/** What whoever ordered knows: the token of the mails, how they can be reached, an inquiry's password. */
export interface Proof {
  readonly order: string
  readonly token: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

/** A fixture of somebody's, ready for any call. */
export interface OwnershipFixture {
  readonly app: TestApp
  readonly order: string
  readonly report: string
  readonly proof: Proof
  readonly startsAt: string
  readonly owner: GivenMember | null
}

export interface Call {
  readonly url: string
  readonly body?: object
  readonly multipart?: object
}

export interface Owned {
  /** `proof` is what the guest of a fixture knows of it, where the call takes some. */
  readonly call: (fixture: OwnershipFixture, proof: Proof | undefined) => Call | Promise<Call>
  readonly expects: Rule
  /** Somebody else's guest proof; as none unless said. */
  readonly anothersProof?: Answer
  /** Whoever comes in without this in the answer has found nothing. */
  readonly shows?: (fixture: OwnershipFixture) => string
}

/** Calls by name, with who comes in to what they are about. */
export type OwnedResources = Readonly<Record<string, Owned>>

const onlyMembers: Without = { why: 'guests have no such fixture' }

/** Its member's alone. */
export const own: Rule = {
  nobody: 401,
  stranger: 404,
  owner: 'in',
  administrator: 404,
  guestWithProof: onlyMembers,
  guestWithoutProof: onlyMembers,
}
/** Its member's or its guest's, and the studio's. */
export const ownAndStudio: Rule = {
  nobody: 401,
  stranger: 404,
  owner: 'in',
  administrator: 'in',
  guestWithProof: 'in',
  guestWithoutProof: 401,
}
/** Whoever signs in or has proof is answered theirs: another's, an administrator's too, is not among them. */
export const ownedAlone: Rule = { ...ownAndStudio, administrator: 404 }
/** Opens to what is known of the fixture, and to nobody, not even its owner, because of who they are. */
export const allowProofOnly = (denied: Answer): Rule => ({
  nobody: denied,
  stranger: denied,
  owner: denied,
  administrator: denied,
  guestWithProof: 'in',
  guestWithoutProof: denied,
})

export const withQuery = (url: string, name: string, value: string | undefined) =>
  value === undefined ? url : `${url}?${name}=${value}`

export const withGuestToken =
  (path: (fixture: OwnershipFixture) => string, name = 'guest_token') =>
  (fixture: OwnershipFixture, proof?: Proof) => ({
    url: withQuery(path(fixture), name, proof?.token),
  })

/** What somebody says who knows nothing of a fixture. */
export const unknownProof: Proof = {
  order: 'NOT-THERE',
  token: 'none',
  email: 'nobody@example.com',
  phone: '01099999999',
  password: '0000',
}
