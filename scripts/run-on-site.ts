import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { type Config, readConfig } from '#server/config.ts'
import { jobLimits, type Tables } from '#server/platform/database.ts'
import { errorCode, errorMessage } from '#server/platform/error-fields.ts'
import { endWithMessage } from './archives.ts'
import { openInstalledDatabase } from './doctor/open-database.ts'

interface Site {
  readonly config: Config
  readonly dataDir: string
  readonly db: Kysely<Tables>
  readonly databaseUrl: string
  /** Without a final slash. */
  readonly publicUrl: string
}

/**
 * Runs a command on the site that the environment names, also while it runs, and closes its database.
 * Creates nothing where there is no site. A failure is printed as a sentence, with exit code 1.
 */
export async function runOnSite(command: (site: Site) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const dataDir = resolve(config.DATA_DIR)
    const opened = await open(config, dataDir)
    const publicUrl = (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(
      /\/$/,
      '',
    )
    try {
      await command({ config, dataDir, db: opened.db, databaseUrl: opened.url, publicUrl })
    } finally {
      await opened.close()
    }
  } catch (error) {
    endWithMessage(errorCode(error) === UNDEFINED_TABLE ? NO_TABLES : error)
  }
}

const SAME_SETTINGS = 'Set the same variables as for the site, such as DATA_DIR or DATABASE_URL.'
const UNDEFINED_TABLE = '42P01'
const NO_TABLES = `The database holds no site, or that of an older version. ${SAME_SETTINGS}`

async function open(config: Config, dataDir: string) {
  const opened = await openInstalledDatabase(config, dataDir, jobLimits).catch((error: unknown) => {
    throw new Error(
      `The database does not answer (${errorMessage(error)}). \`npm run doctor\` examines it.`,
    )
  })
  if (!opened) throw new Error(`There is no site in ${dataDir}. ${SAME_SETTINGS}`)
  return opened
}

/** Reads the secret with which the site signs; never makes one, which would fit nothing. */
export async function readSecret({ config, dataDir }: Pick<Site, 'config' | 'dataDir'>) {
  if (config.SESSION_SECRET) return config.SESSION_SECRET
  const file = join(dataDir, 'session-secret')
  const secret = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`The site's secret cannot be read (${errorMessage(error)}). ${SAME_SETTINGS}`)
  })
  return secret.trim()
}
