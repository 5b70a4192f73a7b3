/**
 * `npm test -- [check] [unit] [browser] [PATH…]`: runs all three parts if none is named. A path, or a
 * part of one, selects test files: end-to-end tests run in the browser part, others in the unit part.
 * Prints the total last.
 *
 * Installs a missing browser in parallel to the packages, and builds in parallel to the checks. Then
 * unit and end-to-end tests run in parallel, since both often wait for a database, a browser or a timer.
 *
 * A check (types, lint) counts as one test. End-to-end tests are retried, once; the total counts and
 * names those that needed it. A unit test is only if its own time limit depends on the load (`retry`). A run is stopped as failed after LIMIT_MINUTES.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { chooseTests } from './choose-tests.mjs'
import { ensureInstalled } from './install.mjs'
import { exitCode, runPackage, spawnNode } from './packaged-node.mjs'

const LIMIT_MINUTES = 45
const GRACE_MS = 20_000
const deadline = performance.now() + LIMIT_MINUTES * 60_000

const parts = { check, unit, browser }
const reports = mkdtempSync(join(tmpdir(), 'gyeol-reports-'))
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
/** Printed again at the end of the log. */
const failedTests = []

const { wantedParts, pathsOf } = chooseTests(process.argv.slice(2), Object.keys(parts))
const isWanted = (name) => wantedParts.includes(name)

let building
let findingBrowser
try {
  if (isWanted('browser')) findingBrowser = inBackground(ensureBrowser())
  await ensureInstalled()
  if (isWanted('unit') || isWanted('browser')) building = inBackground(buildIfStale())
  if (isWanted('check')) await attempt(check)
  await Promise.all([unit, browser].filter(({ name }) => isWanted(name)).map(attempt))
} catch (error) {
  console.error(error.message)
  total.failed += 1
}
rmSync(reports, { recursive: true, force: true })

for (const name of failedTests) console.log(`✗ ${name}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
const flaky = total.flaky > 0 ? ` (${total.flaky} of the passed needed a second try)` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}${flaky}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Counts a part that cannot run as a failure; the other parts still run. */
async function attempt(run) {
  try {
    await run()
  } catch (error) {
    console.error(error.message)
    total.failed += 1
  }
}

/** Starts work whose error is reported where its result is awaited. */
function inBackground(work) {
  work.catch(() => undefined)
  return work
}

/**
 * Runs two sequences in parallel, beside the build, each on one core: with more threads the compiler
 * repeats work in each thread.
 */
async function check() {
  const tsc = (project) =>
    runPackage('typescript/bin/tsc', ['-p', project, '--noEmit', '--singleThreaded'])
  const typesOfPages = async () => {
    await report('types of the routes', () => runPackage('@react-router/dev/bin.cjs', ['typegen']))
    await report('types of the pages', () => tsc('tsconfig.web.json'))
  }
  const others = async () => {
    await report('types of the server', () => tsc('tsconfig.server.json'))
    await report('words of the glossary', () => exitCode(spawnNode(['scripts/check-words.mjs'])))
    await report('lint and format', () => runPackage('@biomejs/biome/bin/biome', ['check', '.']))
  }
  await Promise.all([typesOfPages(), others()])
}

async function report(what, run) {
  const began = performance.now()
  const code = await run()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${what} (${seconds} s)`)
  total[code === 0 ? 'passed' : 'failed'] += 1
}

/** The crash tests among them need a built site. */
async function unit() {
  await building
  const file = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const env = onSharedTerminal()
  const code = await runInTime('vitest/vitest.mjs', ['run', ...reporters, ...pathsOf.unit], { env })
  const { testResults: files } = readReport(file)
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const having = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length
  for (const { name, assertionResults } of files) {
    for (const { status, fullName } of assertionResults) {
      if (status === 'failed') failedTests.push(`${relative(process.cwd(), name)} ${fullName}`)
    }
  }
  const unread = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  for (const { name } of unread) failedTests.push(relative(process.cwd(), name))
  add(code, {
    passed: having('passed'),
    failed: having('failed') + unread.length,
    skipped: having('pending', 'skipped', 'todo', 'disabled'),
  })
}

async function browser() {
  const program = await findingBrowser
  await building
  const file = join(reports, 'browser.json')
  const env = {
    CHROMIUM_PATH: program,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...onSharedTerminal(),
  }
  const args = ['test', '--reporter=list,json', ...pathsOf.browser]
  const code = await runInTime('@playwright/test/cli.js', args, { env })
  const { stats, errors } = readReport(file)
  add(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  })
}

/** Makes both test runners print complete lines only, since they share the terminal. */
function onSharedTerminal() {
  return isWanted('unit') && isWanted('browser') ? { CI: 'true', PLAYWRIGHT_FORCE_TTY: '0' } : {}
}

/**
 * Runs a package like `runPackage`, but stops it at the time limit: first with SIGINT, then SIGKILL.
 *
 * @throws Error when it was stopped; its last lines show which test hung.
 */
async function runInTime(path, args, options) {
  const left = Math.max(0, deadline - performance.now())
  const child = spawnNode([join('node_modules', path), ...args], options)
  let late = false
  const asking = setTimeout(() => {
    late = true
    child.kill('SIGINT')
  }, left)
  const making = setTimeout(() => child.kill('SIGKILL'), left + GRACE_MS)
  const code = await exitCode(child).finally(() => {
    clearTimeout(asking)
    clearTimeout(making)
  })
  if (late) throw new Error(`${path} was stopped: the run has ${LIMIT_MINUTES} minutes in all.`)
  return code
}

function readReport(file) {
  if (!existsSync(file)) throw new Error('The test run ended before it could report.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Counts a non-zero exit code as a failure, even if every test passed. */
function add(code, { passed, failed, skipped, flaky = 0 }) {
  total.passed += passed
  total.failed += failed === 0 && code !== 0 ? 1 : failed
  total.skipped += skipped
  total.flaky += flaky
}
