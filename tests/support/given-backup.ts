import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { folderTarget } from '#server/adapters/backup/folder-target.ts'
import { createBackup } from '#server/backups/create-backup.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import type { BackupTarget } from '#server/ports/backup-target.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import type { TestApp } from './app.ts'
import { givenEmptyDatabase } from './empty-database.ts'
import { memoryStorage } from './memory-storage.ts'

export async function givenKey() {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

export async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Backs up an app of a test; returns how to make and restore archives. */
export async function givenBackups(app: TestApp, given: { readonly target?: BackupTarget } = {}) {
  const key = await givenKey()
  const folder = await givenFolder()
  const target = given.target ?? folderTarget(folder)
  return {
    key,
    folder,
    target,
    backUp: (change: Partial<Parameters<typeof createBackup>[0]> = {}) =>
      createBackup({
        databaseUrl: app.databaseUrl,
        storage: app.deps.storage,
        secret: app.deps.secret,
        now: app.clock.now,
        target,
        recipients: [key.recipient],
        ...change,
      }),
    async restore(archive: string, change: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
      const place = {
        databaseUrl: change.databaseUrl ?? (await givenEmptyDatabase()),
        storage: change.storage ?? memoryStorage(),
      }
      const contents = await restoreBackup({
        open: () => target.read(archive),
        identity: key.identity,
        ...change,
        ...place,
      })
      return { ...place, contents }
    },
  }
}

/** Every row of every table as JSON, and where every sequence stands. */
export async function everyRow(client: pg.ClientBase): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query(
    `select relname as name from pg_class where relkind = 'r'
       and relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select to_jsonb(t)::text as row from public.${name} as t order by t::text`,
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** Bytes of every stored file in hexadecimal digits, by key. */
export async function everyFile(storage: ObjectStorage): Promise<Record<string, string>> {
  const files: [string, string][] = []
  for await (const { key } of storage.list()) {
    const data = await storage.get(key)
    files.push([key, data ? Buffer.from(data).toString('hex') : 'gone'])
  }
  return Object.fromEntries(files.sort())
}
