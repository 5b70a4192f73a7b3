import type { member } from './ko/member.ts'
import type { Language } from './messages.ts'

/** Every sentence that only members read, in the shape of the Korean ones. */
export type MemberMessages = typeof member

/** Apart from the site's sentences: no visitor loads what only members read. */
export async function loadMemberMessages(language: Language): Promise<MemberMessages> {
  switch (language) {
    case 'ko':
      return (await import('./ko/member.ts')).member
    case 'en':
      return (await import('./en/member.ts')).member
    case 'vi':
      return (await import('./vi/member.ts')).member
  }
}
