import type { admin } from './ko/admin.ts'
import type { Language } from './messages.ts'

/** Every sentence of the back office, in the shape of the Korean ones. */
export type AdminMessages = typeof admin

/** Apart from the site's sentences: no customer loads what only the studio reads. */
export async function loadAdminMessages(language: Language): Promise<AdminMessages> {
  switch (language) {
    case 'ko':
      return (await import('./ko/admin.ts')).admin
    case 'en':
      return (await import('./en/admin.ts')).admin
    case 'vi':
      return (await import('./vi/admin.ts')).admin
  }
}
