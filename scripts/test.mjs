/**
 * `npm test -- [check] [unit] [browser] [PATH…]`: runs all three parts when none is named. A path or a
 * part of one selects test files: a journey runs in the browser part, any other file in the unit part,
 * and only the parts that have a file run. Prints the plain total last.
 *
 * A browser, where none is there, is installed beside the packages, and the build is seen to beside the
 * checks. Then unit tests and journeys run at once: each of them often waits, for a database, a browser
 * or a timer, and leaves the cores to the others.
 *
 * A check (types, lint) counts as one. Only a journey in a browser is tried a second time; one that
 * needed it is counted and named, since it is a fault of the journey or of the site, not of the day.
 * What has not ended after LIMIT_MINUTES is stopped and has failed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { chooseTests } from './choose-tests.mjs'
import { ensureInstalled } from './install.mjs'
import { exitCode, runPackage, spawnNode } from './packaged-node.mjs'

const LIMIT_MINUTES = 25
const GRACE_MS = 20_000
const deadline = performance.now() + LIMIT_MINUTES * 60_000

const parts = { check, unit, browser }
const reports = mkdtempSync(join(tmpdir(), 'gyeol-reports-'))
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
/** Named once more at the end, where whoever reads the last lines of a long log sees them. */
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

/** A part that cannot even run is a failure, and the next part runs all the same. */
async function attempt(run) {
  try {
    await run()
  } catch (error) {
    console.error(error.message)
    total.failed += 1
  }
}

/** Who needs what begins here waits for it, and gets its error. */
function inBackground(work) {
  work.catch(() => undefined)
  return work
}

/**
 * In two lines at once, beside the build. Each takes one core: of the compiler's own threads each
 * would find out anew what all of them need, twice the work in all.
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

/** The drills among them kill a built site. */
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

/** Makes unit tests and journeys print whole lines only, since both print at once. */
function onSharedTerminal() {
  return isWanted('unit') && isWanted('browser') ? { CI: 'true', PLAYWRIGHT_FORCE_TTY: '0' } : {}
}

/**
 * Like `runPackage`, but a program that outlasts the limit is asked to end, then made to.
 *
 * @throws Error when it was: the last lines that it printed tell which test hung.
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

/** A run that ends badly has failed, even when each of its tests passed. */
function add(code, { passed, failed, skipped, flaky = 0 }) {
  total.passed += passed
  total.failed += failed === 0 && code !== 0 ? 1 : failed
  total.skipped += skipped
  total.flaky += flaky
}
