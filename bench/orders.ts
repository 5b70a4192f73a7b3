import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { itemAt } from '#domain/collections/lists.ts'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { compareCalls } from './compare-calls.ts'
import { givenBuyers } from './order-buyers.ts'

/**
 * Measures orders and calls of members over HTTP with 16 connections and durable commits, in turns with a
 * bare server (`bare-server.ts`) on the same database, and compares the ratios with their limits. Set
 * CPU_PROFILES to a folder for a profile of each server.
 */
const SITE_PORT = await freePort()
const BARE_PORT = await freePort()
const SITE = `http://127.0.0.1:${SITE_PORT}`
const BARE = `http://127.0.0.1:${BARE_PORT}`
const SECRET = 'a-secret-for-measuring-that-is-long-enough'

const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
const database = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn: console.warn } })
const children: ChildProcess[] = []

try {
  start('build/site/main.js', [], {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(SITE_PORT),
    SESSION_SECRET: SECRET,
    SEED: 'base',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  })
  start('bench/bare-server.ts', [database.url, String(BARE_PORT)], {})
  await Promise.all([ready(`${SITE}/readyz`), ready(`${BARE}/me`)])
  await compare()
} finally {
  await Promise.all(children.map(ended))
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function compare() {
  const { promotionCode, tokens } = await givenBuyers(database.url, SECRET)
  const order = {
    consulting_type: 'HAIR_CONSULTING',
    guest_name: '김하나',
    guest_email: 'bench@example.com',
    guest_phone: '010-1234-5678',
    agreed_refund: true,
  }
  let count = 0
  const token = () => {
    count += 1
    return { authorization: `Bearer ${itemAt(tokens, count % tokens.length)}` }
  }
  const placing = (what: string, url: string, body: object, headers = () => ({})) => ({
    what,
    url,
    next: () => ({
      body: JSON.stringify(body),
      headers: { ...headers(), 'idempotency-key': randomUUID() },
    }),
  })
  const reading = (what: string, url: string, headers = token) => ({
    what,
    url,
    next: () => ({ method: 'GET' as const, headers: headers() }),
  })
  const guest = `${SITE}/v1/orders/guest`
  const member = `${SITE}/v1/orders/member`
  const coded = { ...order, promotion_code: promotionCode }
  await compareCalls(placing('ten round trips', `${BARE}/orders`, order), [
    { limit: 0.8, ...placing('guest orders', guest, order) },
    { limit: 0.8, ...placing('member orders', member, order, token) },
    { limit: 0.4, ...placing('guest orders with one code', guest, coded) },
  ])

  const number = await placeOne(member, order, token())
  const mine = `${SITE}/v1/orders/by-number/${number}`
  const owner = { authorization: `Bearer ${itemAt(tokens, count % tokens.length)}` }
  await compareCalls(reading('one row for a session', `${BARE}/me`), [
    { limit: 0.5, ...reading('own account', `${SITE}/v1/users/me`) },
    { limit: 0.5, ...reading('own orders', `${SITE}/v1/orders/user/me`) },
    { limit: 0.5, ...reading('one order', mine, () => owner) },
  ])
}

async function placeOne(url: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return z.object({ order_number: z.string() }).parse(await answer.json()).order_number
}

function start(file: string, args: readonly string[], env: Record<string, string>) {
  const { CPU_PROFILES: folder } = process.env
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
  const child = spawn(process.execPath, [...profile, file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  children.push(child)
}

async function ready(url: string) {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers at ${url}`)
}

function ended(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM')
  return child.exitCode === null ? once(child, 'exit') : Promise.resolve()
}
