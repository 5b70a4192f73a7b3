import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { login } from '#contract/sign-in.ts'
import { givenEmptyDatabase } from '#tests/support/empty-database.ts'
import { callSite } from '#tests/support/site-calls.ts'
import { startServer } from '#tests/support/site-process.ts'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'

let folder: string
let databaseUrl: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-failed-start-'))
  databaseUrl = await givenEmptyDatabase()
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const logged = () => readFileSync(join(folder, 'server.log'), 'utf8')

test('a first start on a taken port says so, and its password is not lost', async () => {
  const other = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const settings = { DATABASE_URL: databaseUrl, PORT: String(port), SEED: 'none' }

  await expect(startServer(folder, settings)).rejects.toThrow('결 cannot start: listen EADDRINUSE')
  const password = /password {2}(\S+)/.exec(logged())?.[1]
  await new Promise((resolve) => other.close(resolve))

  const server = await startServer(folder, settings)
  onTestFinished(server.end)
  const body = { user_id: 'admin', password: String(password) }
  expect(await callSite(server.url, login, { body })).toHaveProperty('access_token')
})

test('[A-13] a start before the database is reachable waits for it', async () => {
  const line = await openTcpProxy(databaseUrl)
  onTestFinished(line.close)
  line.refuse()
  const starting = startServer(folder, { DATABASE_URL: line.url, SEED: 'none' })
  await vi.waitFor(
    () => expect(logged()).toMatch(/database: not possible yet \(.+\), next try/),
    60_000,
  )

  line.accept()

  const server = await starting
  onTestFinished(server.end)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a stop as soon as the site answers, while it still starts its jobs, is clean', async () => {
  const server = await startServer(folder, { DATABASE_URL: databaseUrl, SEED: 'none' })

  await server.end()

  expect(server.child.exitCode).toBe(0)
  expect(logged()).not.toMatch(/"level":50|cannot start/)
})
