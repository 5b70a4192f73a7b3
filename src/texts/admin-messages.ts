import type { admin } from './ko/admin.ts'
import { textsLoader } from './load-texts.ts'

/** Every sentence of the back office, in the shape of the Korean ones. */
export type AdminMessages = typeof admin

/** Apart from the site's sentences: no customer loads what only the studio reads. */
export const loadAdminMessages = textsLoader<'admin', AdminMessages>('admin', {
  ko: () => import('./ko/admin.ts'),
  en: () => import('./en/admin.ts'),
  vi: () => import('./vi/admin.ts'),
})
