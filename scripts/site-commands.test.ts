import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { freePort } from '#server/adapters/database/free-port.ts'
import { givenDatabase, givenFolder, SECRET } from '#tests/support/given-installation.ts'

type Variables = Readonly<Record<string, string>>

function run(command: readonly string[], env: Variables = {}) {
  return new Promise<{ code: number; output: string }>((settle) => {
    const variables = { PATH: process.env.PATH, ...env }
    const child = execFile(process.execPath, command, { env: variables }, (_, stdout, stderr) =>
      settle({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

const TOSS = { TOSS_CLIENT_KEY: 'test_gck_x', TOSS_SECRET_KEY: 'test_gsk_x' }

test('a command beside the site makes nothing where there is no site, and says so', async () => {
  const DATA_DIR = join(givenFolder(), 'data')
  const commands = [
    ['scripts/backup.ts'],
    ['scripts/reconcile.ts'],
    ['scripts/administrator.ts', 'reset-factor', 'admin'],
  ]
  for (const command of commands) {
    expect(await run(command, { DATA_DIR })).toEqual({
      code: 1,
      output: `There is no site in ${DATA_DIR}. Set the same variables as for the site, such as DATA_DIR or DATABASE_URL.\n`,
    })
  }
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('a backup without the secret of the site is refused and makes none', async () => {
  const { url } = await givenDatabase()
  const DATA_DIR = givenFolder()

  const { code, output } = await run(['scripts/backup.ts'], { DATA_DIR, DATABASE_URL: url })

  expect(code).toBe(1)
  expect(output).toMatch(/^The site's secret cannot be read \(ENOENT.*\n$/)
  expect(existsSync(join(DATA_DIR, 'session-secret'))).toBe(false)
})

test('a backup that cannot be stored names the place and what to do', async () => {
  const { url } = await givenDatabase()
  const BACKUP_DIR = join(givenFolder(), 'file')
  writeFileSync(BACKUP_DIR, '')
  const BACKUP_RECIPIENT = await identityToRecipient(await generateX25519Identity())

  const { code, output } = await run(['scripts/backup.ts'], {
    DATABASE_URL: url,
    DATA_DIR: givenFolder(),
    SESSION_SECRET: SECRET,
    BACKUP_DIR,
    BACKUP_RECIPIENT,
  })

  expect(code).toBe(1)
  expect(output).toMatch(/^No backup was made in .*file \(.+\)\. `npm run doctor` examines/m)
})

test('a key file that cannot be read is named', async () => {
  const { code, output } = await run(['scripts/backup.ts', 'verify', 'package.json', 'no-key.txt'])

  expect(code).toBe(1)
  expect(output).toMatch(/^The key file cannot be read \(ENOENT.*no-key\.txt/)
})

test('what goes wrong in a reconciliation is one sentence', async () => {
  const { url } = await givenDatabase()
  const closed = `http://127.0.0.1:${await freePort()}`
  const env = { ...TOSS, DATABASE_URL: url, TOSS_BASE_URL: closed }

  expect(await run(['scripts/reconcile.ts', '2026-13-45'], env)).toEqual({
    code: 1,
    output: '2026-13-45 is no day. Write it as 2026-11-02.\n',
  })
  const unanswered = await run(['scripts/reconcile.ts'], env)
  expect(unanswered.code).toBe(1)
  expect(unanswered.output).toMatch(/The payment provider did not answer.*`npm run doctor`/)
  expect(unanswered.output).not.toMatch(/^ +at /m)
  const wrong = await run(['scripts/reconcile.ts'], { ...env, BACKUP_HOUR: '77' })
  expect(wrong.output).toMatch(/^The configuration is not valid\..*at BACKUP_HOUR\n$/s)
})

test('a command of an installation without development packages installs nothing', async () => {
  const root = givenFolder()
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const shipped = Object.entries<{ dev?: boolean }>(lock.packages).filter(([, it]) => !it.dev)
  cpSync('scripts', join(root, 'scripts'), { recursive: true })
  cpSync('package-lock.json', join(root, 'package-lock.json'))
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(resolve('node_modules/node'), join(root, 'node_modules/node'))
  const noted = JSON.stringify({ packages: Object.fromEntries(shipped) })
  writeFileSync(join(root, 'node_modules/.package-lock.json'), noted)
  writeFileSync(join(root, 'npm.js'), 'console.log("installed"); process.exitCode = 1')
  writeFileSync(join(root, 'command.mjs'), 'console.log("ran")')

  const env = { npm_execpath: join(root, 'npm.js') }
  const { code, output } = await run([join(root, 'scripts/run.mjs'), 'command.mjs'], env)

  expect({ code, output }).toEqual({ code: 0, output: 'ran\n' })
})

test('an option that the doctor does not know is named, with those that it knows', async () => {
  const { code, output } = await run(['scripts/doctor/main.ts', '--mial', 'a@b.kr'])

  expect(code).toBe(2)
  expect(output).toMatch(/^Unknown option '--mial'.*\nUsage: npm run doctor \[/)
})
