import { readFile, stat } from 'node:fs/promises'
import { readArchiveFile } from '#server/adapters/backup/folder-target.ts'
import { backupTargetOf } from '#server/choose-adapters.ts'
import { readConfig } from '#server/config.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import type { ByteStream } from '#server/ports/backup-target.ts'

/**
 * Finds an archive by its path, or by its name at the place for backups. Returns a function that
 * streams it from its first byte.
 *
 * @throws Error if there is none.
 */
export async function openArchive(archive: string): Promise<() => Promise<ByteStream>> {
  const file = await stat(archive).catch(() => null)
  if (file?.isFile()) return async () => readArchiveFile(archive)
  const target = await backupTargetOf(readConfig(process.env))
  const names = target ? await target.list() : []
  if (!target || !names.includes(archive)) {
    const there = names.length > 0 ? ` ${target?.location} has:\n${names.join('\n')}` : ''
    throw new Error(`There is no archive ${archive}.${there}`)
  }
  return () => target.read(archive)
}

/** Reads the secret key from a file of `age-keygen` or `npm run backup keygen`. */
export async function readKeyFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`The key file cannot be read (${errorMessage(error)}).`)
  })
  const key = text.split(/\r?\n/).find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (!key) throw new Error(`${file} contains no key: a line that begins with AGE-SECRET-KEY-1.`)
  return key.trim()
}

/** Prints what went wrong and lets the command fail. */
export function endWithMessage(error: unknown) {
  console.error(errorMessage(error))
  process.exitCode = 1
}
