import { confirmIdentity as en } from './en/confirm-identity.ts'
import { type ConfirmIdentityTexts, confirmIdentity as ko } from './ko/confirm-identity.ts'
import type { Language } from './messages.ts'
import { confirmIdentity as vi } from './vi/confirm-identity.ts'

/** Separate from the site's texts: only the dialog loads them. */
export const confirmIdentityTexts: Readonly<Record<Language, ConfirmIdentityTexts>> = { ko, en, vi }
