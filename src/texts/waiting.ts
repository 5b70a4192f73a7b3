import { waiting as en } from './en/waiting.ts'
import { waiting as ko, type WaitingTexts } from './ko/waiting.ts'
import type { Language } from './messages.ts'
import { waiting as vi } from './vi/waiting.ts'

/** Separate from the site's texts: only the pages of open orders load them. */
export const waitingTexts: Readonly<Record<Language, WaitingTexts>> = { ko, en, vi }
