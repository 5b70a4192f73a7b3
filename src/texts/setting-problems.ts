import { settingProblems as en } from './en/setting-problems.ts'
import { settingProblems as ko } from './ko/setting-problems.ts'
import type { Language } from './messages.ts'
import { settingProblems as vi } from './vi/setting-problems.ts'

/** Server only. */
export const settingProblems: Readonly<Record<Language, typeof ko>> = { ko, en, vi }
