import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

const keys = (TOSS_CLIENT_KEY: string, TOSS_SECRET_KEY: string) => ({
  TOSS_CLIENT_KEY,
  TOSS_SECRET_KEY,
})

test('[PAY-02] refuses to start with one of two payment keys, and names the missing one', () => {
  expect(() => readConfig(keys('test_gck_a', ''))).toThrow(/needed by TOSS_CLIENT_KEY/)
  expect(() => readConfig(keys('', 'test_gsk_b'))).toThrow(/needed by TOSS_SECRET_KEY/)
})

test('[PAY-02] refuses to start with payment keys that do not match', () => {
  expect(() => readConfig(keys('test_gck_a', 'live_gsk_b'))).toThrow(/a test key .* a live key/)
  expect(() => readConfig(keys('live_gck_a', 'live_sk_b'))).toThrow(/of one pair/)
})

test('[PAY-02] accepts no payment keys or a matching pair', () => {
  expect(readConfig({}).TOSS_CLIENT_KEY).toBeUndefined()
  expect(readConfig(keys('test_gck_a', 'test_gsk_b')).TOSS_SECRET_KEY).toBe('test_gsk_b')
})

test('accepts several hosts of the database, and only a target that can be written', () => {
  const url = (target: string) => ({
    DATABASE_URL: `postgres://u:p@h1:5432,h2:5433/db?target_session_attrs=${target}`,
  })
  expect(readConfig(url('read-write')).DATABASE_URL).toBe(url('read-write').DATABASE_URL)
  expect(() => readConfig(url('any'))).toThrow(/read-write or primary/)
  expect(() => readConfig({ DATABASE_URL: 'h1:5432' })).toThrow(/expected postgres/)
})

test('reads a variable from the file that NAME_FILE names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const METRICS_TOKEN_FILE = join(folder, 'token')
  writeFileSync(METRICS_TOKEN_FILE, 'a-token-from-a-file\n')

  expect(readConfig({ METRICS_TOKEN_FILE }).METRICS_TOKEN).toBe('a-token-from-a-file')
  expect(() => readConfig({ METRICS_TOKEN_FILE: join(folder, 'none') })).toThrow(
    /ENOENT.*none.*\n.*at METRICS_TOKEN_FILE/,
  )
  expect(() => readConfig({ METRICS_TOKEN_FILE, METRICS_TOKEN: 'another-token-here' })).toThrow(
    /both set/,
  )
})

test('a place for backups needs a public key and is neither the files nor set twice', () => {
  const key = { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` }
  expect(readConfig({ ...key, BACKUP_DIR: '/srv/backups' }).BACKUP_HOUR).toBe(3)
  const refused = [
    [{ BACKUP_DIR: '/srv/backups' }, 'needed by BACKUP_DIR'],
    [{ BACKUP_DIR: '/srv/backups', BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' }, 'not a public key'],
    [
      { ...key, BACKUP_DIR: '/srv/data/files/backups', DATA_DIR: '/srv/data' },
      'must not be within',
    ],
    [{ ...key, BACKUP_DIR: '/srv/backups', BACKUP_S3_BUCKET: 'two' }, 'either this or'],
    [{ ...key, BACKUP_S3_BUCKET: 'one', S3_BUCKET: 'one' }, 'must not be the bucket'],
  ] as const
  for (const [given, problem] of refused) expect(() => readConfig(given)).toThrow(problem)
})
