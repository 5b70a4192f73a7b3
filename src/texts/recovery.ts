import { recovery as en } from './en/recovery.ts'
import { recovery as ko, type RecoveryTexts } from './ko/recovery.ts'
import type { Language } from './messages.ts'
import { recovery as vi } from './vi/recovery.ts'

/** Apart from the site's sentences: only who lost an ID or a password loads them. */
export const recoveryTexts: Readonly<Record<Language, RecoveryTexts>> = { ko, en, vi }
