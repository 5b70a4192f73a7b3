import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/**
 * Minimal server that records its start and then follows the command for that start: `listen`, `die`
 * (after listening) or `fail` (before).
 */
const SERVER = `
import { appendFileSync, readFileSync } from 'node:fs'
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
const [notes, ...commands] = process.argv.slice(2)
appendFileSync(notes, process.pid + '\\n')
const start = readFileSync(notes, 'utf8').trim().split('\\n').length
const command = commands[Math.min(start, commands.length) - 1]
if (command === 'fail') process.exit(3)
process.send('listening', () => {
  if (command === 'die') process.kill(process.pid, 'SIGKILL')
})
`

let folder: string
let starter: ChildProcess
let output: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-restarts-'))
})
afterEach(() => {
  starter.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Supervises a server with one command per start; the last command repeats. */
function supervise(commands: readonly string[], pauses: object, through: 'node' | 'npm' = 'node') {
  const program = join(folder, 'server.mjs')
  writeFileSync(program, SERVER)
  const keeper = new URL('../../scripts/server-process.mjs', import.meta.url).href
  const options = { program: [program, join(folder, 'notes'), ...commands], ...pauses }
  const script = `
    import { superviseServer } from ${JSON.stringify(keeper)}
    process.exitCode = await superviseServer({}, ${JSON.stringify(options)})`
  const node = [process.execPath, '--input-type=module', '-e', script]
  // npm runs a shell that passes no signal on; a second command keeps it from replacing itself.
  const [command = '', ...args] = through === 'npm' ? ['sh', '-c', '"$@"; :', 'sh', ...node] : node
  const { npm_lifecycle_event: _, ...env } = process.env
  starter = spawn(command, args, {
    env: { ...env, ...(through === 'npm' && { npm_lifecycle_event: 'start' }) },
  })
  output = ''
  starter.stderr!.on('data', (text) => {
    output += text
  })
}

const starts = () => {
  try {
    return readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n').map(Number)
  } catch {
    return []
  }
}

const pausesSaid = () => [...output.matchAll(/starts again in (\S+) s/g)].map(([, s]) => Number(s))

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = await once(child, 'exit')
  return code
}

test('[A-01] restarts a dead server after growing pauses', async () => {
  supervise(['die', 'die', 'fail', 'die', 'listen'], { firstPauseMs: 20, longestPauseMs: 80 })
  await vi.waitUntil(() => starts().length === 5 && pausesSaid().length === 4, 20_000)

  expect(pausesSaid()).toEqual([0.02, 0.04, 0.08, 0.08])
  expect(output).toContain('The server died (exit code 137)')
  starter.kill('SIGTERM')
  expect(await exitCodeOf(starter)).toBe(0)
})

test('[A-01] resets the pause after a stable run', async () => {
  supervise(['die', 'die', 'die', 'listen'], { firstPauseMs: 20, stableAfterMs: 0 })
  await vi.waitUntil(() => starts().length === 4 && pausesSaid().length === 3, 20_000)

  expect(pausesSaid()).toEqual([0.02, 0.02, 0.02])
})

test('[A-01] a failed first start returns its exit code', async () => {
  supervise(['fail'], { firstPauseMs: 20 })

  expect(await exitCodeOf(starter)).toBe(3)
  expect(starts()).toHaveLength(1)
})

test.each(['SIGTERM', 'SIGINT'] as const)('[A-01] %s during the pause ends it', async (signal) => {
  supervise(['die', 'listen'], { firstPauseMs: 60_000 })
  await vi.waitUntil(() => pausesSaid().length === 1, 20_000)

  starter.kill(signal)
  expect(await exitCodeOf(starter)).toBe(0)
  expect(starts()).toHaveLength(1)
})

test('[A-01] SIGTERM stops the server without a restart', async () => {
  supervise(['listen'], { firstPauseMs: 20 })
  await vi.waitUntil(() => starts().length === 1, 20_000)
  const [server] = starts()

  starter.kill('SIGTERM')
  expect(await exitCodeOf(starter)).toBe(0)
  expect(starts()).toHaveLength(1)
  expect(() => process.kill(server!, 0)).toThrow('ESRCH')
})

test('SIGTERM to npm, which passes no signal on, stops the server', async () => {
  supervise(['listen'], { firstPauseMs: 20 }, 'npm')
  await vi.waitUntil(() => starts().length === 1, 20_000)
  const [server = 0] = starts()

  starter.kill('SIGTERM')
  await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow('ESRCH'), 20_000)
  expect(starts()).toHaveLength(1)
})
