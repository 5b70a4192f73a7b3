import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './error-fields.ts'

/** Reads the installation's secret; creates it at the first start, readable by its owner only. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const secret = randomBytes(48).toString('base64url')
  await writeFile(path, `${secret}\n`, { mode: 0o600 })
  return secret
}
