import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { variableNames } from '#server/config.ts'
import { startApp } from './support/app.ts'
import { measured } from './support/measured.ts'
import { METRICS_TOKEN } from './support/site-process.ts'

const rules = readFileSync('ops/alerts.yaml', 'utf8')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
const guide = readFileSync('docs/operations.md', 'utf8')
const dashboard = readFileSync('ops/dashboard.json', 'utf8')

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined

test.runIf(hasPromtool)('the alert rules do what their tests say', () => {
  const check = (...args: string[]) =>
    execFileSync('promtool', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

  expect(check('check', 'rules', 'ops/alerts.yaml')).toContain(`${alerts.length} rules found`)
  expect(check('test', 'rules', 'ops/alerts.test.yaml')).toContain('SUCCESS')
})

/** Sections of the guide below “Alerts”, with their text. */
const sections = new Map(
  [
    ...guide
      .split('\n## Alerts\n')[1]!
      .split('\n## ')[0]!
      .matchAll(/^### (\w+)\n([^#]+)/gm),
  ].map(([, name, text]) => [name!, text!]),
)

test('every alert has a section that says what it means, what to do and when it is over', () => {
  expect(alerts.length).toBeGreaterThan(10) // the scan itself works
  expect([...sections.keys()].sort()).toEqual([...alerts].sort())
  for (const name of alerts) {
    expect(rules).toContain(`runbook: docs/operations.md#${name.toLowerCase()}\n`)
    for (const part of ['**Means**', '**First**', '**Over**'])
      expect(sections.get(name), name).toContain(part)
  }
})

/** Names of metrics in an expression; `_bucket` belongs to its histogram. */
const metricsIn = (text: string) =>
  [...text.matchAll(/\b(?:gyeol|http|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  )

test('every metric of the rules and the dashboard is exported', async () => {
  const { deps } = await startApp()
  const app = await createApp({ deps, metrics: measured(), maxEventLoopDelayMs: 0 })
  onTestFinished(() => app.close())
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { body } = await app.inject({ url: '/metrics', headers })
  const exported = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)

  const named = new Set([...metricsIn(rules), ...metricsIn(dashboard)])
  expect(named.size).toBeGreaterThan(15) // the scan itself works
  expect([...named].filter((name) => !exported.includes(name))).toEqual([])
})

test.runIf(hasPromtool)('Prometheus reads every expression of the dashboard', () => {
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const records = expressions.map((expr, n) => ({ record: `panel:${n}`, expr }))
  const groups = [{ name: 'dashboard', rules: records }]

  // JSON is YAML, so a rule file can be made of it.
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-dashboard-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'rules.json')
  writeFileSync(file, JSON.stringify({ groups }))
  const checked = execFileSync('promtool', ['check', 'rules', '--lint=none', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(checked).toContain(`${expressions.length} rules found`)
})

test('the README describes every variable of the configuration, and no other', () => {
  const table = readFileSync('README.md', 'utf8').split('## Configuration')[1]!.split('\n## ')[0]!
  // Social logins have one row for all providers.
  const described = (name: string) =>
    table.includes(`\`${name.replace(/^(NAVER|GOOGLE|FACEBOOK|ZALO)_/, 'KAKAO_')}\``)
  const first = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell!)
  const named = first.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)])

  const isSetByScripts = (name: string) => name === 'NODE_ENV'
  expect(variableNames.filter((name) => !described(name) && !isSetByScripts(name))).toEqual([])
  const known: readonly string[] = variableNames
  expect(
    named.map(([, name]) => name!).filter((name) => !known.includes(name) && !/_$/.test(name)),
  ).toEqual([])
})
