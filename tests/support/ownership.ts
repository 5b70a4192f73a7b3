import type { Answer, Rule, Without } from './access-rule-kinds.ts'
import type { TestApp } from './app.ts'
import type { GivenMember } from './given.ts'

/** Secrets of a customer: guest token, contact data, and an inquiry's password. */
export interface Proof {
  readonly order: string
  readonly token: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

/** An order up to its published sheet, of a member or a guest, for any call. */
export interface OwnershipFixture {
  readonly app: TestApp
  readonly order: string
  readonly report: string
  readonly proof: Proof
  readonly startsAt: string
  /** To whom the order is assigned. */
  readonly consultant: GivenMember
  readonly owner: GivenMember | null
}

export interface Call {
  readonly url: string
  readonly body?: object
  readonly multipart?: object
}

export interface Owned {
  /** Builds a call; `proof` is the guest's proof, if the call takes one. */
  readonly call: (fixture: OwnershipFixture, proof: Proof | undefined) => Call | Promise<Call>
  readonly expects: Rule
  /** Expected answer to another guest's proof; default: as without proof. */
  readonly anothersProof?: Answer
  /** Text that the answer must contain to count as access. */
  readonly shows?: (fixture: OwnershipFixture) => string
}

/** Calls by name with the expected access of each caller. */
export type OwnedResources = Readonly<Record<string, Owned>>

const onlyMembers: Without = { why: 'guests have no such fixture' }

/** A role opens nothing at a customer's own calls. */
const withoutRole = { consultant: 404, otherConsultant: 404, viewer: 404 } as const

/** Access for the owner only; guests have no such resource. */
export const own: Rule = {
  nobody: 401,
  stranger: 404,
  owner: 'in',
  administrator: 404,
  ...withoutRole,
  guestWithProof: onlyMembers,
  guestWithoutProof: onlyMembers,
}
/** Access for the owner, a guest with proof and administrators. */
export const ownAndStudio: Rule = {
  nobody: 401,
  stranger: 404,
  owner: 'in',
  administrator: 'in',
  ...withoutRole,
  guestWithProof: 'in',
  guestWithoutProof: 401,
}
/** Access as of `ownAndStudio`, and for the consultant of the order. */
export const ownAndConsultant: Rule = { ...ownAndStudio, consultant: 'in' }
/** Access for the owner and a guest with proof; administrators get 404. */
export const ownedAlone: Rule = { ...ownAndStudio, administrator: 404 }
/** Access by proof only; the session does not matter. */
export const allowProofOnly = (denied: Answer): Rule => ({
  nobody: denied,
  stranger: denied,
  owner: denied,
  administrator: denied,
  consultant: denied,
  otherConsultant: denied,
  viewer: denied,
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

/** Proof of somebody who knows nothing about the fixture. */
export const unknownProof: Proof = {
  order: 'NOT-THERE',
  token: 'none',
  email: 'nobody@example.com',
  phone: '01099999999',
  password: '0000',
}
