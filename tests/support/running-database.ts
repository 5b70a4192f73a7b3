import pg from 'pg'
import { DATABASE_ROLE, openCluster } from '#server/adapters/database/cluster.ts'
import { databaseUrl } from '#server/adapters/database/postmaster.ts'
import { runningPostmaster } from '#server/adapters/database/postmaster-pid.ts'

/** Connects to the database of a site that runs on a data folder. */
export async function connectToDatabaseIn(dataDir: string): Promise<pg.Client> {
  const cluster = await openCluster(dataDir, true)
  const postmaster = runningPostmaster(cluster.folder)
  if (!postmaster) throw new Error('the database of the site does not run')
  const client = new pg.Client(databaseUrl(cluster, postmaster, DATABASE_ROLE))
  await client.connect()
  return client
}
