import type { admin } from './ko/admin.ts'
import { textsLoader } from './load-texts.ts'

/** Type of the back office's texts, derived from the Korean ones. */
export type AdminMessages = typeof admin

/** Loads the back office's texts, which customers never load. */
export const loadAdminMessages = textsLoader<'admin', AdminMessages>('admin', {
  ko: () => import('./ko/admin.ts'),
  en: () => import('./en/admin.ts'),
  vi: () => import('./vi/admin.ts'),
})
