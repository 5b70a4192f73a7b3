import type { Language } from '#domain/languages/languages.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { GivenMember } from './given.ts'

/** Who does something at the studio, for what is called without a request. */
export const adminAs = (as: GivenMember): Member => ({
  ...as,
  kind: 'member',
  memberId: as.id,
  sessionId: '',
  role: 'ADMIN',
  mustChangePassword: false,
})

/** A request that asks for nothing but a language. */
export const contextIn = (language: Language): RequestContext => ({
  language,
  ip: '127.0.0.1',
  userAgent: '',
  requestId: 'of-this-test',
  idempotency: null,
  header: () => null,
  cookies: {},
  files: [],
  setCookie() {},
})
