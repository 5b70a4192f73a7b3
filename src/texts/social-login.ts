import { social as en } from './en/social-login.ts'
import { social as ko, type SocialTexts } from './ko/social-login.ts'
import type { Language } from './messages.ts'
import { social as vi } from './vi/social-login.ts'

/** Separate from the site's texts: only login, its callback page and the settings load them. */
export const socialTexts: Readonly<Record<Language, SocialTexts>> = { ko, en, vi }
