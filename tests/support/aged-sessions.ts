import { executeOnDatabase } from './site-database.ts'
import type { RunningSite } from './site-process.ts'

/** Makes the last proof of identity in every session eleven minutes old. */
export const ageSessions = (site: RunningSite) =>
  executeOnDatabase(site, `update sessions set confirmed_at = now() - interval '11 minutes'`)

/** Undoes {@link ageSessions} for the sessions that later tests of the site share. */
export const renewSessions = (site: RunningSite) =>
  executeOnDatabase(site, 'update sessions set confirmed_at = now()')
