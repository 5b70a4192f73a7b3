import { social as en } from './en/social-login.ts'
import { social as ko, type SocialTexts } from './ko/social-login.ts'
import type { Language } from './messages.ts'
import { social as vi } from './vi/social-login.ts'

/** Apart from the site's sentences: only the pages of signing in, its return and the settings load them. */
export const socialTexts: Readonly<Record<Language, SocialTexts>> = { ko, en, vi }
