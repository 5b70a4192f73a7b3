import type { member } from './ko/member.ts'
import { textsLoader } from './load-texts.ts'

/** Every sentence that only members read, in the shape of the Korean ones. */
export type MemberMessages = typeof member

/** Apart from the site's sentences: no visitor loads what only members read. */
export const loadMemberMessages = textsLoader<'member', MemberMessages>('member', {
  ko: () => import('./ko/member.ts'),
  en: () => import('./en/member.ts'),
  vi: () => import('./vi/member.ts'),
})
