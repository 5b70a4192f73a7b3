import { recovery as en } from './en/recovery.ts'
import { recovery as ko, type RecoveryTexts } from './ko/recovery.ts'
import type { Language } from './messages.ts'
import { recovery as vi } from './vi/recovery.ts'

/** Separate from the site's texts: only the recovery page loads them. */
export const recoveryTexts: Readonly<Record<Language, RecoveryTexts>> = { ko, en, vi }
