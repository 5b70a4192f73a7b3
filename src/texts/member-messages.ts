import type { member } from './ko/member.ts'
import { textsLoader } from './load-texts.ts'

/** Type of member-only texts, derived from the Korean ones. */
export type MemberMessages = typeof member

/** Loads member-only texts, which other visitors never load. */
export const loadMemberMessages = textsLoader<'member', MemberMessages>('member', {
  ko: () => import('./ko/member.ts'),
  en: () => import('./en/member.ts'),
  vi: () => import('./vi/member.ts'),
})
