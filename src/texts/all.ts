import { en } from './en/index.ts'
import { ko } from './ko/index.ts'
import type { Language, Messages } from './messages.ts'
import { vi } from './vi/index.ts'

/** Every language at once, for the server; a browser loads its own alone (see `messages.ts`). */
export const texts: Readonly<Record<Language, Messages>> = { ko, en, vi }
