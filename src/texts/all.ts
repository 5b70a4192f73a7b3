import { en } from './en/index.ts'
import { refusals as refusalsInEnglish } from './en/refusals.ts'
import { ko } from './ko/index.ts'
import { refusals as refusalsInKorean } from './ko/refusals.ts'
import type { Language, Messages, Refusals } from './messages.ts'
import { vi } from './vi/index.ts'
import { refusals as refusalsInVietnamese } from './vi/refusals.ts'

/** Texts of the server: those of the screens, and all refusals. */
type ServerMessages = Messages & { readonly refusals: Refusals }

/** Every language at once, for the server; browsers load one language (see `messages.ts`). */
export const texts: Readonly<Record<Language, ServerMessages>> = {
  ko: { ...ko, refusals: refusalsInKorean },
  en: { ...en, refusals: refusalsInEnglish },
  vi: { ...vi, refusals: refusalsInVietnamese },
}
