import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { openDatabase } from '#server/platform/database.ts'
import { nameBankAccount } from '#server/seeds/demo/name-bank-account.ts'
import { countOrders, startTraffic } from '#tests/support/traffic.ts'

const IMAGE = 'localhost/gyeol:check'
const START_LIMIT_MS = 120_000
const DRAIN_SECONDS = 3

/** Builds the image; runs it without root on a read-only root; stops it under traffic. */
export async function checkImage(): Promise<{ isOk: boolean; text: string }> {
  const engine = ['podman', 'docker'].find((it) => !spawnSync(it, ['--version']).error)
  if (!engine) return { isOk: true, text: 'left out: the image (neither podman nor docker)' }
  const { BUILD_IMAGE, RUN_IMAGE } = process.env
  const bases = Object.entries({ BUILD_IMAGE, RUN_IMAGE }).flatMap(([name, value]) =>
    value ? ['--build-arg', `${name}=${value}`] : [],
  )
  const built = spawnSync(
    ...([
      engine,
      ['build', '--network', 'host', ...isolation(engine), ...bases, '-t', IMAGE, '.'],
    ] as const),
    { encoding: 'utf8' },
  )
  if (built.status !== 0) return failed(`the image cannot be built\n${built.stderr.slice(-2_000)}`)

  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-image-'))
  const log = { info() {}, warn() {} }
  const database = await startEmbeddedDatabase({ dataDir, log })
  const port = await freePort()
  const container = startContainer(engine, port, database.url)
  try {
    return await tryContainer(engine, container, port, database.url)
  } finally {
    spawnSync(engine, ['rm', '--force', '--volumes', container.name])
    await database.stop()
    rmSync(dataDir, { recursive: true })
  }
}

const failed = (text: string) => ({ isOk: false, text: `FAIL image: ${text}` })

/** Machines without user namespaces build in a chroot. */
const isolation = (engine: string) => (engine === 'podman' ? ['--isolation', 'chroot'] : [])

interface Container {
  readonly name: string
  readonly process: ChildProcess
  output: string
}

function startContainer(engine: string, port: number, databaseUrl: string): Container {
  const name = `gyeol-check-${process.pid}`
  const variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'x8Qw2nVb5LkT0sYd7RfG3hJm9PzC4aEu',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    RATE_LIMIT: 'off',
    SEED: 'base',
  }
  const runtime = process.env.OCI_RUNTIME
  const child = spawn(engine, [
    ...(runtime ? ['--runtime', runtime] : []),
    ...['run', '--name', name, '--network', 'host', '--read-only', '--cap-drop', 'ALL'],
    ...['--security-opt', 'no-new-privileges', '--tmpfs', '/tmp'],
    ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
    ...Object.entries(variables).flatMap(([key, value]) => ['-e', `${key}=${value}`]),
    IMAGE,
  ])
  const container: Container = { name, process: child, output: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      container.output += text
    })
  }
  return container
}

async function tryContainer(engine: string, container: Container, port: number, database: string) {
  const url = `http://127.0.0.1:${port}`
  if (!(await isReady(url, container)))
    return failed(`it does not start\n${container.output.slice(-2_000)}`)
  const db = openDatabase(database)
  await nameBankAccount({ db, now: () => new Date() })
  await db.destroy()
  const inside = (...command: string[]) =>
    spawnSync(engine, ['exec', container.name, ...command], { encoding: 'utf8' }).stdout
  const user = inside('id', '-u').trim()
  const written = inside('sh', '-c', 'touch /app/probe 2>/dev/null && echo written').trim()
  const doctor = inside('node', 'scripts/doctor.mjs')

  const traffic = startTraffic(url)
  await traffic.answered(60)
  const stopping = performance.now()
  const ended = once(container.process, 'exit')
  spawnSync(engine, ['kill', '--signal', 'TERM', container.name])
  await pause((DRAIN_SECONDS * 1_000) / 2)
  const { failures, orders, answers } = await traffic.stop()
  const [code] = await ended
  const seconds = (performance.now() - stopping) / 1_000

  const problems = [
    user === '10001' ? '' : `it runs as user ${user}`,
    written === '' ? '' : 'its root file system can be written',
    /^ok +site +runs/m.test(doctor) ? '' : `the doctor says\n${doctor}`,
    failures.length === 0 ? '' : `failed requests: ${failures.join(', ')}`,
    (await countOrders(database)) === orders ? '' : 'answered orders are not stored',
    code === 0 ? '' : `it ended with code ${code}\n${container.output.slice(-1_000)}`,
  ].filter(Boolean)
  if (problems.length > 0) return failed(problems.join('; '))
  const text =
    `ok   image: user ${user}, read-only root, no capabilities; ${answers} requests answered, ` +
    `${orders} orders stored, none failed at SIGTERM; ended after ${seconds.toFixed(1)} s`
  return { isOk: true, text }
}

async function isReady(url: string, { process: child }: Container) {
  const until = performance.now() + START_LIMIT_MS
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return true
    await pause(100)
  }
  return false
}
