import { factors as en } from './en/factors.ts'
import { type FactorTexts, factors as ko } from './ko/factors.ts'
import type { Language } from './messages.ts'
import { factors as vi } from './vi/factors.ts'

/** Separate from the site's texts: only the settings and the page of the second factor load them. */
export const factorTexts: Readonly<Record<Language, FactorTexts>> = { ko, en, vi }
