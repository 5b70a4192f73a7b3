import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { folderStorage } from '#server/adapters/storage/folder.ts'
import { everyFile, givenKey } from '#tests/support/given-backup.ts'
import { connectToDatabaseIn } from '#tests/support/running-database.ts'
import { type SiteProcess, startServer } from '#tests/support/site-process.ts'

const LIMIT_MS = 240_000
const settings = { SEED: 'demo', ADMIN_PASSWORD: 'a-password-for-tests-only' }

let root: string
let dataDir: string
let backupDir: string
let keyFile: string
let recipient: string
let site: SiteProcess

/** Starts the demo once, since it takes seconds. It has no place for backups, so it makes none. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gyeol-backup-'))
  ;[dataDir, backupDir, keyFile] = [join(root, 'site'), join(root, 'backups'), join(root, 'key')]
  mkdirSync(dataDir)
  const made = await run('backup', ['keygen', keyFile])
  recipient = /BACKUP_RECIPIENT=(\S+)/.exec(made.output)![1]!
  site = await startServer(dataDir, settings)
})

afterAll(async () => {
  await site.end()
  rmSync(root, { recursive: true })
})

function start(
  script: 'backup' | 'restore',
  args: readonly string[] = [],
  env: Record<string, string> = {},
  through: readonly string[] = [],
): ChildProcess {
  const [command, ...rest] = [...through, process.execPath, `scripts/${script}.ts`, ...args]
  return spawn(command!, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      ...(script === 'backup' && { BACKUP_DIR: backupDir, BACKUP_RECIPIENT: recipient }),
      ...env,
    },
  })
}

async function run(...given: Parameters<typeof start>) {
  const child = start(...given)
  const [out, problems] = [text(child.stdout!), text(child.stderr!)]
  const [code] = await once(child, 'close')
  return { code, output: await out, problems: await problems }
}

const archives = () => readdirSync(backupDir).filter((name) => name.endsWith('.age'))
const unfinished = () => readdirSync(backupDir).filter((name) => name.endsWith('.part'))

async function signIn(url: string, user_id: string, password: string) {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, password }),
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { access_token: string }).access_token
}

test(
  'a site is backed up while it runs, restored into an empty folder, and opens there',
  async () => {
    const token = await signIn(site.url, 'hana', 'gyeol-demo-2026')
    const made = await run('backup')
    expect(made).toMatchObject({ code: 0, problems: '' })
    expect(made.output).toMatch(/: \d+ rows, \d+ files, \d+ bytes, read back/)
    const archive = join(backupDir, archives()[0]!)

    const verified = await run('backup', ['verify', archive, keyFile])
    expect(verified.output).toMatch(/^The archive is complete/)
    const there = join(root, 'restored')
    const restored = await run('restore', [archive, keyFile], { DATA_DIR: there })
    expect(restored).toMatchObject({ code: 0, problems: '' })

    const secretIn = (folder: string) => readFileSync(join(folder, 'session-secret'), 'utf8')
    expect(secretIn(there)).toBe(secretIn(dataDir))
    expect(await everyFile(folderStorage(join(there, 'files')))).toEqual(
      await everyFile(folderStorage(join(dataDir, 'files'))),
    )
    const second = await startServer(there, settings)
    try {
      // A session of before the backup goes on, since the secret was restored with its rows.
      const orders = await fetch(`${second.url}/v1/orders/user/me`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await orders.json()).toMatchObject({ items: [{}, {}] })
      const admin = await signIn(second.url, 'admin', settings.ADMIN_PASSWORD)
      const queue = await fetch(`${second.url}/v1/admin/orders`, {
        headers: { authorization: `Bearer ${admin}` },
      })
      expect(queue.status).toBe(200)
    } finally {
      await second.end()
    }
    const twice = await run('restore', [archive, keyFile], { DATA_DIR: there })
    expect(twice).toMatchObject({ code: 1 })
    expect(twice.problems).toMatch(/already holds files|already has tables/)
  },
  LIMIT_MS,
)

test(
  'a backup that is killed leaves no archive, and the next one clears up',
  async () => {
    await givenLargePhotos()
    const before = archives()
    // The program first: its command then tells that it ended, and what it left is deleted here.
    for (const victim of ['program', 'command'] as const) {
      for (const name of unfinished()) rmSync(join(backupDir, name))
      const child = start('backup')
      await vi.waitUntil(() => unfinished().length > 0, { timeout: 60_000, interval: 5 })
      process.kill(victim === 'command' ? child.pid! : programOf(child), 'SIGKILL')
      await once(child, 'close')
      expect(archives()).toEqual(before)
      expect(unfinished()).toHaveLength(1)
    }
    await vi.waitFor(async () => {
      const next = await run('backup')
      expect(next).toMatchObject({ code: 0 })
    }, LIMIT_MS)
    expect(unfinished()).toEqual([])
    for (const archive of archives()) {
      expect(await run('backup', ['verify', archive, keyFile])).toMatchObject({ code: 0 })
    }
  },
  LIMIT_MS,
)

test(
  'a full disk fails the backup with its reason, and nothing half remains',
  async () => {
    const before = archives()
    // The limit on the size of a file stops the writing in the middle, as a full disk does.
    const limited = ['sh', '-c', 'ulimit -f 4000; exec "$@"', 'sh']

    const failed = await run('backup', [], {}, limited)

    expect(failed).toMatchObject({ code: 1 })
    expect(failed.problems).toMatch(/EFBIG|ENOSPC/)
    expect(archives()).toEqual(before)
    expect(unfinished()).toEqual([])
    const client = await connectToDatabaseIn(dataDir)
    const { rows } = await client.query('select problem from backups order by id desc limit 1')
    await client.end()
    expect(rows[0].problem).toMatch(/EFBIG|ENOSPC/)
  },
  LIMIT_MS,
)

test(
  'says what is wrong in one sentence',
  async () => {
    const [archive] = archives()
    const other = join(root, 'other-key')
    const { identity } = await givenKey()
    expect(identity).toMatch(/^AGE-SECRET-KEY-1/)
    await run('backup', ['keygen', other])

    expect((await run('backup', ['verify', archive!, other])).problems).toMatch('does not open')
    expect((await run('backup', ['verify', 'nothing.age', keyFile])).problems).toMatch(
      'There is no archive nothing.age.',
    )
    expect((await run('backup', ['keygen', other])).problems).toMatch('exists already')
    expect((await run('backup', [], { BACKUP_DIR: '' })).problems).toMatch('No place for backups')
    expect((await run('backup', [], { BACKUP_RECIPIENT: '' })).problems).toMatch('BACKUP_RECIPIENT')
    expect((await run('restore')).problems).toMatch('Usage:')
  },
  LIMIT_MS,
)

/** Random bytes take long enough to be killed in the middle. */
async function givenLargePhotos() {
  const storage = folderStorage(join(dataDir, 'files'))
  const noise = crypto.getRandomValues(new Uint8Array(65_536))
  const photo = Buffer.concat(Array.from({ length: 128 }, () => noise))
  for (let index = 0; index < 6; index += 1) {
    await storage.put(`surveys/large-${index}.jpg`, photo, 'image/jpeg')
  }
}

/** The process that the command started. */
function programOf({ pid }: ChildProcess): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  // The number 0 would be this process and everything that it started.
  if (!child) throw new Error('the command has started no process')
  return Number(child)
}
