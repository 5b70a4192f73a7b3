import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArchiveName } from '#domain/backups/archive-name.ts'
import type { BackupTarget, ByteStream } from '#server/ports/backup-target.ts'

const UNFINISHED = '.part'

/** Streams a file. */
export function readArchiveFile(path: string): ByteStream {
  // Node declares streams of any chunk; a file without encoding yields bytes.
  return Readable.toWeb(createReadStream(path)) as ByteStream
}

/** Stores archives in a folder: under a temporary name, flushed to disk, checked, then renamed. */
export function folderTarget(dir: string): BackupTarget {
  const root = resolve(dir)
  return {
    location: root,
    async list() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      return (await readdir(root)).filter((name) => !name.endsWith(UNFINISHED))
    },
    async write(name, bytes, check) {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const unfinished = join(root, `${name}${UNFINISHED}`)
      try {
        await pipeline(
          Readable.fromWeb(bytes),
          createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
        )
        await check(readArchiveFile(unfinished))
        await rename(unfinished, join(root, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      const folder = await open(root, 'r')
      await folder.sync().finally(() => folder.close())
    },
    async read(name) {
      const path = join(root, name)
      await (await open(path, 'r')).close()
      return readArchiveFile(path)
    },
    delete: (name) => rm(join(root, name), { force: true }),
    async deleteUnfinished() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const names = (await readdir(root)).filter(isUnfinishedArchive)
      for (const name of names) await rm(join(root, name), { force: true })
    },
  }
}

/** The folder may hold unfinished files of others. */
const isUnfinishedArchive = (name: string) =>
  name.endsWith(UNFINISHED) && parseArchiveName(name.slice(0, -UNFINISHED.length)) !== null
