import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { examine } from '../../scripts/doctor/examine.ts'
import type { Installation } from '../../scripts/doctor/finding.ts'
import { openInstalledDatabase } from '../../scripts/doctor/open-database.ts'
import { testDatabase } from './database.ts'

export const SECRET = 'x8Qw2nVb5LkT0sYd7RfG3hJm9PzC4aEu'

export function givenFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

/** Examines an installation; returns the lines of one check. */
export async function linesOf(
  check: string,
  variables: Record<string, string> = {},
  given: Partial<Installation> = {},
) {
  const found = await examine({
    config: readConfig(variables),
    dataDir: given.dataDir ?? givenFolder(),
    publicUrl: 'http://127.0.0.1:3000',
    localUrl: 'http://127.0.0.1:3000',
    isRunning: false,
    isPublic: false,
    db: null,
    secret: SECRET,
    mailTo: null,
    ...given,
  })
  return found
    .filter((it) => it.check === check)
    .map(({ level, found, action }) => `${level} ${found}${action ? ` → ${action}` : ''}`)
}

export async function givenDatabase() {
  const database = await testDatabase()
  const opened = await openInstalledDatabase(readConfig({ DATABASE_URL: database.url }), '/nowhere')
  onTestFinished(async () => {
    await opened?.close()
    await database.drop()
  })
  return { url: database.url, db: opened!.db }
}
