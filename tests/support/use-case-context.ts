import type { Language } from '#domain/languages/languages.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { GivenMember } from './given.ts'

/** Caller for use cases that a test calls directly. */
export const adminAs = (as: GivenMember): Member => ({
  ...as,
  kind: 'member',
  memberId: as.id,
  sessionId: '',
  role: 'ADMIN',
  mustChangePassword: false,
  isConfirmed: true,
  mustAddFactor: false,
})

/** Request context with a language only. */
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
