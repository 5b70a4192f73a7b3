import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, variableNames } from '#server/config.ts'
import { ALLOCATOR, MEMORY_OPTION } from '../scripts/server-process.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const compose = read('compose.yaml')
const unit = read('ops/gyeol.service')
const known = new Set<string>([
  ...variableNames.flatMap((name) => [name, `${name}_FILE`]),
  ...Object.keys(ALLOCATOR),
])
const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name))
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it]) => it!)

test('unit and image run the server with the options of npm start', () => {
  const options = [...Object.entries(ALLOCATOR).map((it) => it.join('=')), MEMORY_OPTION]
  for (const option of options) {
    expect(unit).toContain(option)
    expect(read('Dockerfile')).toContain(option)
  }
})

test('the unit names a program, a folder and settings that exist', () => {
  const [command = ''] = matches(unit, /^ExecStart=(.+)$/gm)
  const [program = '', ...args] = command.split(' ')
  const file = args.at(-1) ?? ''

  expect(existsSync(program.replace('/opt/gyeol/', ''))).toBe(true)
  expect(existsSync(file)).toBe(true)
  const [variables = ''] = matches(unit, /^Environment=(.+)$/gm)
  expect(unknown(matches(variables, /(\w+)=/g))).toEqual([])
})

test('the example of the settings is complete but for its secrets', () => {
  const lines = read('ops/gyeol.env')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
  const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))

  expect(unknown(Object.keys(given))).toEqual([])
  expect(readConfig(given).PUBLIC_URL).toBe('https://studio.example')
})

test('compose sets variables that exist, with secrets that are made and declared', () => {
  const site = compose.split('x-site:')[1]!.split('\nservices:')[0]!
  const variables = matches(site, /^ {4}([A-Z0-9_]+):/gm)
  expect(variables.length).toBeGreaterThan(10) // the scan itself works
  expect(unknown(variables)).toEqual([])

  const made = matches(read('ops/make-secrets.sh'), /^make (\S+)/gm)
  const declared = matches(compose, /file: \.\/secrets\/([\w.]+)/g)
  const used = matches(compose, /\/run\/secrets\/([\w.]+)/g)
  expect([...made].sort()).toEqual([...declared].sort())
  expect(used.filter((name) => !declared.includes(name))).toEqual([])
  expect(compose).not.toMatch(/(?:PASSWORD|SECRET|TOKEN)\w*: (?!\/run\/secrets\/)/)
})

test('every container restarts, is limited and has files that exist', () => {
  const services = compose.split('\nservices:\n')[1]!.split('\nnetworks:')[0]!
  const blocks = services.split(/\n(?= {2}[\w-]+:)/).filter((block) => !block.includes(': *site'))
  for (const block of blocks) {
    expect(block).toMatch(/<<: \*limits/)
    expect(block).toMatch(/mem_limit: .*\n(?:.*\n)*? {4}pids_limit: /)
  }
  const files = matches(compose, /- \.\/(\S+?):/g)
  expect(files.length).toBe(3)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the image holds what exists, runs without root and stops by SIGTERM', () => {
  const dockerfile = read('Dockerfile')
  const built = ['node_modules', 'build', 'public']
  const copied = matches(dockerfile, /COPY --from=build \/app\/(\S+)/g)

  expect(copied.filter((path) => !existsSync(path) && !built.includes(path))).toEqual([])
  expect(dockerfile).toMatch(/^USER 10001:10001$/m)
  expect(dockerfile).toMatch(/^CMD \["node", "--max-semi-space-size=4", "build\/site\/main.js"\]$/m)
  expect(
    unknown(matches(dockerfile, /([A-Z_]+)=\S+/g).filter((name) => !/IMAGE|PATH/.test(name))),
  ).toEqual([])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined

test.runIf(hasSystemd)('systemd rates the hardening of the unit as good', () => {
  const args = ['security', '--offline=true', '--threshold=20', 'ops/gyeol.service']
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })

  expect(status, stdout + stderr).toBe(0)
})
