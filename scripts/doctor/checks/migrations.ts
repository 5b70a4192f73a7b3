import { isMigrated } from '#server/platform/migrations.ts'
import { type Check, ok, warn } from '../finding.ts'

/** Examines whether the database has every migration of this version. */
export const migrations: Check = {
  name: 'migrations',
  async examine({ db }) {
    if (!db) return []
    return (await isMigrated(db))
      ? [ok('none is pending')]
      : [warn('some are pending', 'make a backup, then restart the site: the start runs them')]
  },
}
