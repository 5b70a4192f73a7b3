import { withdrawal as en } from './en/withdrawal.ts'
import { withdrawal as ko, type WithdrawalTexts } from './ko/withdrawal.ts'
import type { Language } from './messages.ts'
import { withdrawal as vi } from './vi/withdrawal.ts'

export type { WithdrawalTexts } from './ko/withdrawal.ts'

/** Separate from the site's texts: only the withdrawal page loads them. */
export const withdrawalTexts: Readonly<Record<Language, WithdrawalTexts>> = { ko, en, vi }
