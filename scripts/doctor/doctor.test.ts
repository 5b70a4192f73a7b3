import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { startApp } from '#tests/support/app.ts'
import { givenDatabase, givenFolder, linesOf, SECRET } from '#tests/support/given-installation.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { startSolapi } from '#tests/support/solapi-server.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { judgeDisk } from './checks/disk.ts'
import { judgeMemory } from './checks/memory.ts'
import { openInstalledDatabase } from './open-database.ts'

test('a database in order is reported in order', async () => {
  const { url, db } = await givenDatabase()
  const lines = async (check: string) => linesOf(check, { DATABASE_URL: url }, { db })

  expect(await lines('migrations')).toEqual(['ok none is pending'])
  expect(await lines('connections')).toEqual([expect.stringMatching(/^ok \d+ of \d+ connections/)])
  expect(await lines('database')).toContain('ok writable')
  expect(await lines('clock')).toEqual([expect.stringMatching(/^ok 0\.\d s from the database$/)])
})

test('a read-only database, pending migrations and a missing standby are reported', async () => {
  const { url, db } = await givenDatabase()
  await sql`delete from kysely_migration`.execute(db)
  const readOnly = `${url}?options=-c%20default_transaction_read_only%3Don`
  const opened = await openInstalledDatabase(readConfig({ DATABASE_URL: readOnly }), '/nowhere')
  onTestFinished(() => opened?.close())
  const lines = async (check: string) => linesOf(check, { DATABASE_URL: url }, { db: opened!.db })

  expect((await lines('database')).join()).toMatch(/fail read-only.*point DATABASE_URL/)
  expect((await lines('migrations')).join()).toMatch(/warn some are pending/)
  expect((await lines('standby')).join()).toMatch(/warn none is connected/)
})

test('the embedded database is a warning only where the site is public', async () => {
  expect((await linesOf('database', {}, { isPublic: true })).join()).toMatch(
    /warn .*no standby → set DATABASE_URL/,
  )
  expect((await linesOf('database')).join()).not.toContain('warn')
})

test('a weak secret and files that others can read are failures', async () => {
  const dataDir = givenFolder()
  writeFileSync(join(dataDir, 'session-secret'), SECRET)
  chmodSync(join(dataDir, 'session-secret'), 0o644)

  const lines = await linesOf('secrets', {}, { dataDir, secret: 'a'.repeat(40) })
  expect(lines.join()).toMatch(/fail the secret of the sessions can be guessed/)
  expect(lines.join()).toContain(`→ chmod 600 ${dataDir}/session-secret`)
  chmodSync(join(dataDir, 'session-secret'), 0o600)
  expect(await linesOf('secrets', {}, { dataDir })).toEqual([
    'ok the secret of the sessions is strong',
  ])
})

test('storage in a folder and in S3 is tried and left empty', async () => {
  const dataDir = givenFolder()
  expect(await linesOf('storage', {}, { dataDir })).toEqual([expect.stringMatching(/^ok .*files/)])
  expect(readdirSync(join(dataDir, 'files', 'doctor'))).toEqual([])

  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const { endpoint = '', bucket, accessKeyId, secretAccessKey } = s3.options
  const variables = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  expect(await linesOf('storage', variables)).toEqual([
    `ok the bucket ${bucket} stores, returns and deletes a file`,
  ])
  expect((await linesOf('storage', { ...variables, S3_BUCKET: 'no-such-bucket' })).join()).toMatch(
    /^fail .*the bucket must exist$/,
  )
})

test('mail: a server that answers, none, an example sender, and a test mail', async () => {
  const server = await startMailServer()
  const mail = { SMTP_URL: server.url, MAIL_FROM: '결 <hello@gyeol.test>' }

  expect(await linesOf('mail', mail)).toEqual([expect.stringMatching(/^ok .* accepts the login/)])
  expect(server.received).toEqual([])
  expect((await linesOf('mail', { SMTP_URL: server.url })).join()).toMatch(
    /fail the sender .*example/,
  )
  expect((await linesOf('mail')).join()).toMatch(/^warn SMTP_URL is not set/)
  expect((await linesOf('mail', { ...mail, SMTP_URL: 'smtp://127.0.0.1:1' })).join()).toMatch(
    /^fail .*ECONNREFUSED/,
  )
  await linesOf('mail', mail, { mailTo: 'technician@gyeol.test' })
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['technician@gyeol.test']])
})

test('text messages: the keys are proved by the balance', async () => {
  const solapi = await startSolapi()
  const variables = {
    SOLAPI_URL: solapi.url,
    SOLAPI_API_KEY: solapi.apiKey,
    SOLAPI_API_SECRET: solapi.apiSecret,
    SOLAPI_FROM: '0212345678',
  }
  expect(await linesOf('text messages', variables)).toEqual([
    'ok Solapi accepts the keys; 12000 won are left',
  ])
  solapi.state.mood = 'isShort'
  expect((await linesOf('text messages', variables)).join()).toMatch(/^warn .* 20 won are left/)
  expect(
    (await linesOf('text messages', { ...variables, SOLAPI_API_SECRET: 'wrong' })).join(),
  ).toMatch(/^fail Solapi answered 4\d\d/)
  expect(solapi.received).toEqual([])
})

test('payments: key accepted, key refused, provider away, test keys on a public site', async () => {
  const toss = await startTossStandIn()
  const keys = (TOSS_SECRET_KEY: string, TOSS_BASE_URL: string) => ({
    TOSS_CLIENT_KEY: 'test_gck_gyeol',
    TOSS_SECRET_KEY,
    TOSS_BASE_URL,
  })
  expect(await linesOf('payments', keys('test_gsk_gyeol', toss.url))).toEqual([
    'ok Toss Payments accepts the secret key',
  ])
  expect((await linesOf('payments', keys('test_gsk_other', toss.url))).join()).toMatch(
    /^fail Toss Payments refuses/,
  )
  expect((await linesOf('payments', keys('test_gsk_gyeol', 'http://127.0.0.1:1'))).join()).toMatch(
    /^fail Toss Payments does not answer/,
  )
  const isPublic = { isPublic: true }
  expect((await linesOf('payments', keys('test_gsk_gyeol', toss.url), isPublic)).join()).toMatch(
    /warn test keys/,
  )
})

test('a public address without TLS, or where nothing answers in TLS, is a failure', async () => {
  const publicUrl = 'http://studio.test'
  expect((await linesOf('TLS', {}, { publicUrl, isPublic: true })).join()).toMatch(
    /^fail .*not enc/,
  )

  const plain = createTcpServer((socket) => socket.end('not TLS')).listen(0, '127.0.0.1')
  await once(plain, 'listening')
  onTestFinished(() => void plain.close())
  const { port } = plain.address() as AddressInfo
  const broken = { publicUrl: `https://127.0.0.1:${port}`, isPublic: true }
  expect((await linesOf('TLS', {}, broken)).join()).toMatch(/^fail could not be examined/)
})

/** A site behind a small proxy that adds `forwarded` to each request. */
async function givenProxiedSite(
  trustProxy: boolean | string,
  forwarded: (given: string | undefined) => Record<string, string>,
) {
  const given = await startApp()
  const deps = { ...given.deps, now: () => new Date(), secret: SECRET }
  const app = await createApp({ deps, trustProxy, maxEventLoopDelayMs: 0 })
  const localUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const server = createServer(async (request, response) => {
    const { 'x-forwarded-for': chain, 'x-gyeol-proof': proof } = request.headers
    const headers = { 'x-gyeol-proof': String(proof), ...forwarded(chain && String(chain)) }
    const answer = await fetch(`${localUrl}${request.url}`, { headers })
    response.writeHead(answer.status).end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await app.close()
  })
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return linesOf('proxy', {}, { publicUrl, localUrl, isRunning: true })
}

const CLIENT = '198.51.100.9'
test.each([
  ['ok', 'replaces the header and is trusted', '127.0.0.1', () => CLIENT],
  ['fail all visitors share', 'is not trusted', false, () => CLIENT],
  ['fail anybody can pretend', 'passes the header on', true, (it = CLIENT) => it],
] as const)('%s: a proxy that %s', async (line, _which, trustProxy, forward) => {
  const lines = await givenProxiedSite(trustProxy, (chain) => ({
    'x-forwarded-for': forward(chain),
  }))

  expect(lines).toEqual([expect.stringMatching(`^${line}`)])
})

test('what the site takes the client for is a secret of the installation', async () => {
  const { app } = await startApp()
  for (const proof of ['', '1.2', `${Date.now()}.${'0'.repeat(64)}`]) {
    const headers = { 'x-gyeol-proof': proof }
    expect((await app.inject({ url: '/healthz/client', headers })).statusCode).toBe(404)
  }
})

test('little disk or memory is reported', () => {
  expect(judgeDisk(0.5e9, 1e11).level).toBe('fail')
  expect(judgeDisk(4e9, 1e10).level).toBe('warn')
  expect(judgeDisk(5e10, 1e11).level).toBe('ok')
  expect(judgeMemory(4e8, 2e8, 'embedded').level).toBe('fail')
  expect(judgeMemory(2e9, 5e7, 'alone').level).toBe('warn')
  expect(judgeMemory(2e9, 1e9, 'alone').level).toBe('ok')
})

function runDoctor(variables: Record<string, string>) {
  return new Promise<{ code: unknown; output: string }>((settle) => {
    const env = { PATH: process.env.PATH, ...variables }
    execFile(process.execPath, ['scripts/doctor/main.ts', '--json'], { env }, (error, output) =>
      settle({ code: error?.code ?? 0, output }),
    )
  })
}

test('the command works before the first start, and lists errors of the configuration', async () => {
  const DATA_DIR = join(givenFolder(), 'not', 'yet')
  const fresh = await runDoctor({ DATA_DIR, PORT: '1' })
  expect(fresh.code).toBe(0)
  expect(fresh.output).toContain(`the first start makes ${DATA_DIR}`)
  expect(existsSync(DATA_DIR)).toBe(false)
  expect(JSON.parse(fresh.output)).toContainEqual(
    expect.objectContaining({ check: 'site', level: 'ok' }),
  )

  const broken = await runDoctor({ DATA_DIR, PORT: 'many' })
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(/PORT/)
})

test('the command says that a database does not answer', async () => {
  const DATABASE_URL = 'postgres://nobody:x@127.0.0.1:1/nothing'
  const { code, output } = await runDoctor({ DATA_DIR: givenFolder(), PORT: '1', DATABASE_URL })

  expect(code).toBe(1)
  const failures = JSON.parse(output).filter(({ level }: { level: string }) => level === 'fail')
  expect(failures).toEqual([expect.objectContaining({ check: 'database' })])
  expect(failures[0].found).toMatch(/ECONNREFUSED/)
})

test('says whether backups are made and whether their place answers', async () => {
  const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`
  expect(await linesOf('backups')).toEqual([expect.stringMatching(/^warn no backups are made/)])

  const folder = { BACKUP_DIR: givenFolder(), BACKUP_RECIPIENT }
  expect(await linesOf('backups', folder)).toEqual([expect.stringMatching(/^ok .*can be listed/)])
  const { db } = await givenDatabase()
  expect(await linesOf('backups', folder, { db })).toEqual([
    expect.stringMatching(/^warn no backup has been made yet/),
  ])
  const beganAt = new Date()
  const archive = 'gyeol-20261127T180000Z.tar.age'
  const location = folder.BACKUP_DIR
  const report = {
    began_at: beganAt,
    ended_at: beganAt,
    location,
    archive,
    bytes: 1,
    lost_files: 0,
  }
  await db.insertInto('backups').values(report).execute()
  expect(await linesOf('backups', folder, { db })).toEqual([
    expect.stringMatching(/^fail the last backup, gyeol-.* is not in .*mounted/),
  ])
  writeFileSync(join(location, archive), '')
  expect(await linesOf('backups', folder, { db })).toEqual([
    `ok the last backup began at ${beganAt.toISOString()}`,
  ])
  const away = {
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    BACKUP_RECIPIENT,
  }
  expect(await linesOf('backups', away)).toEqual([
    expect.stringMatching(/^fail .*cannot be listed/),
  ])
})
