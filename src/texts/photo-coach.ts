import { photoCoach as en } from './en/photo-coach.ts'
import { photoCoach as ko, type PhotoCoachTexts } from './ko/photo-coach.ts'
import type { Language } from './messages.ts'
import { photoCoach as vi } from './vi/photo-coach.ts'

/** Separate from the site's texts: only the photo coach loads them. */
export const photoCoachTexts: Readonly<Record<Language, PhotoCoachTexts>> = { ko, en, vi }
