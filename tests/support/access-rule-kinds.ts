/**
 * Who may use a call: `in`, whatever the call then answers to its input; all others get this
 * status.
 */
export type Answer = 'in' | 400 | 401 | 403 | 404

/**
 * The callers that are tried on every call. The administrator is the studio's owner. Order and sheet
 * are assigned to the consultant, not to the other one. A guest with proof has what the call requires
 * as proof.
 */
export const callers = [
  'nobody',
  'stranger',
  'owner',
  'administrator',
  'consultant',
  'otherConsultant',
  'viewer',
  'guestWithProof',
  'guestWithoutProof',
] as const

/** Why this kind of caller does not exist for a call. */
export interface Without {
  readonly why: string
}

/** The answer to each of the callers, or why there is none. A row that lacks one fails. */
export type Rule = Readonly<Record<(typeof callers)[number], Answer | Without>>

const ownsNothing: Without = { why: 'what it answers or makes is nobody’s before' }
const ownsTheirOwn: Without = { why: 'it names nothing: every member is answered about themselves' }
const provesNothing: Without = { why: 'it takes no proof: a guest is nobody here' }
const guests = { guestWithProof: provesNothing, guestWithoutProof: provesNothing }

const assignsNothing: Without = { why: 'it names no order: all consultants are alike' }
const everyRole = {
  consultant: 'in',
  otherConsultant: assignsNothing,
  viewer: 'in',
} as const

export const anybody: Rule = {
  nobody: 'in',
  stranger: 'in',
  owner: ownsNothing,
  administrator: 'in',
  ...everyRole,
  ...guests,
}
export const members: Rule = {
  nobody: 401,
  stranger: 'in',
  owner: ownsTheirOwn,
  administrator: 'in',
  ...everyRole,
  ...guests,
}
/** An access token is no refresh token. */
export const cookieOnly: Rule = {
  ...members,
  stranger: 401,
  administrator: 401,
  consultant: 401,
  viewer: 401,
}
export const studio: Rule = {
  nobody: 401,
  stranger: 403,
  owner: { why: 'the studio’s alone: whose it is opens nothing' },
  administrator: 'in',
  consultant: 403,
  otherConsultant: assignsNothing,
  viewer: 403,
  ...guests,
}
/** Read by the owner and viewers. */
export const read: Rule = { ...studio, viewer: 'in' }
/** For everybody of the studio. */
export const everyStaff: Rule = { ...read, consultant: 'in' }
/** Done by the owner and consultants. */
export const work: Rule = { ...studio, consultant: 'in' }
/** No payment provider is configured. */
export const notSetUp: Rule = {
  ...anybody,
  nobody: 404,
  stranger: 404,
  administrator: 404,
  consultant: 404,
  viewer: 404,
}
/** Public content belongs to nobody; its author uses calls of their own. */
export const shown: Rule = { ...anybody, owner: { why: 'it shows to everybody alike' } }
const byProvider: Without = { why: 'its proof is the provider’s signature, key or code' }
/** The provider identifies the caller. */
export const providers: Rule = { ...anybody, owner: byProvider, guestWithProof: byProvider }
export const bySecret: Without = {
  why: 'whose it is, is told by the password or code that it takes, or by where its mail goes',
}
/** Access for anyone with the secret. */
export const secrets: Rule = {
  ...anybody,
  owner: bySecret,
  guestWithProof: bySecret,
  guestWithoutProof: bySecret,
}
