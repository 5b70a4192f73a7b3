import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { required } from '#server/platform/required.ts'
import { startServer } from '#tests/support/site-process.ts'
import { openMixedRequests } from './mixed-requests.ts'
import { residentOfServer } from './process-memory.ts'

/**
 * Measures a second start with demo content, and the resident memory of the server and its children
 * except PostgreSQL: after the start, and while 16 connections send mixed requests. Fails above the
 * limits. An argument sets the number of requests.
 */
const LIMITS = { startMs: 1_200, startedMb: 160, workedMb: 256 }
const CONNECTIONS = 16
const STARTS = 3
const STEPS = 10
const SETTLE_MS = 5_000

const requests = Number(process.argv[2] ?? 100_000)
const admin = { userId: 'admin', password: 'a-password-for-tests-only' }
const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
const settings = { SEED: 'demo', ADMIN_USER_ID: admin.userId, ADMIN_PASSWORD: admin.password }
const problems: string[] = []

await (await startServer(dataDir, settings)).end()
const starts: number[] = []
for (let start = 1; start < STARTS; start += 1) {
  const { site, ms } = await startTimed()
  starts.push(ms)
  await site.end()
}
const { site, ms } = await startTimed()
try {
  report('start with data, fastest', Math.min(...starts, ms), LIMITS.startMs, 'ms')
  const server = required(site.child.pid, 'a running server')
  await pause(SETTLE_MS)
  report('memory after the start', megabytesOf(server), LIMITS.startedMb, 'MB')

  const send = await openMixedRequests({ url: site.url, admin })
  const statuses = new Map<number, number>()
  for (let step = 1; step <= STEPS; step += 1) {
    await sendAll(send, requests / STEPS, statuses)
    console.log(`after ${(requests / STEPS) * step} requests: ${megabytesOf(server)} MB`)
  }
  console.log('answers:', Object.fromEntries(statuses))
  const isExpected = (status: number) => status < 400 || status === 503
  if (![...statuses.keys()].every(isExpected)) problems.push('requests were refused')
  report('memory after the requests', megabytesOf(server), LIMITS.workedMb, 'MB')
} finally {
  await site.end()
  rmSync(dataDir, { recursive: true })
}
for (const problem of problems) console.error(`FAILED: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

async function startTimed() {
  const startedAt = performance.now()
  const site = await startServer(dataDir, settings)
  return { site, ms: performance.now() - startedAt }
}

async function sendAll(
  send: (n: number) => Promise<Response>,
  count: number,
  statuses: Map<number, number>,
) {
  let sent = 0
  async function sendInTurn() {
    while (sent < count) {
      sent += 1
      const response = await send(sent)
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn))
}

function report(what: string, measured: number, limit: number, unit: string) {
  const ratio = (measured / limit).toFixed(2)
  console.log(`${what}: ${Math.round(measured)} ${unit}, limit ${limit} ${unit}, ratio ${ratio}`)
  if (measured > limit) problems.push(`${what} is above its limit`)
}

function megabytesOf(pid: number): number {
  return Math.round(residentOfServer(pid) / 1024 ** 2)
}
