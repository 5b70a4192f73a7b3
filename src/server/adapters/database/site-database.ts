import { DATABASE_ROLE, openCluster } from './cluster.ts'
import { startEmbeddedDatabase } from './embedded-postgres.ts'
import { databaseUrl } from './postmaster.ts'
import { runningPostmaster } from './postmaster-pid.ts'

interface SiteDatabase {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Finds the database for a command beside the site: the external one, or the embedded one, which is
 * started and stopped again unless the site runs it at the moment.
 */
export async function openSiteDatabase(
  externalUrl: string | undefined,
  options: Parameters<typeof startEmbeddedDatabase>[0],
): Promise<SiteDatabase> {
  if (externalUrl) return { url: externalUrl, stop: async () => {} }
  const cluster = await openCluster(options.dataDir, true)
  const running = runningPostmaster(cluster.folder)
  if (!running) return startEmbeddedDatabase(options)
  return { url: databaseUrl(cluster, running, DATABASE_ROLE), stop: async () => {} }
}
