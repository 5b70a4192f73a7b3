import { en } from './en/index.ts'
import { refusals as refusalsInEnglish } from './en/refusals.ts'
import { ko } from './ko/index.ts'
import { refusals as refusalsInKorean } from './ko/refusals.ts'
import type { Language, Messages, Refusals } from './messages.ts'
import { vi } from './vi/index.ts'
import { refusals as refusalsInVietnamese } from './vi/refusals.ts'

/** What the server says: as screens do, and all its refusals. */
type ServerMessages = Messages & { readonly refusals: Refusals }

/** Every language at once, for the server; a browser loads its own alone (see `messages.ts`). */
export const texts: Readonly<Record<Language, ServerMessages>> = {
  ko: { ...ko, refusals: refusalsInKorean },
  en: { ...en, refusals: refusalsInEnglish },
  vi: { ...vi, refusals: refusalsInVietnamese },
}
