import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { itemAt } from '#domain/collections/lists.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startSite } from '#tests/support/site-process.ts'

/**
 * Runs Lighthouse (mobile preset: a simulated slow phone and connection) on the most important public
 * pages and prints scores, timings and transferred bytes. Fails if a page misses its target.
 *
 * Prefers a Chromium with windows, as visitors have it: the headless shell, which the end-to-end tests
 * use, paints in the thread that Lighthouse measures.
 */
const pages = ['/user', '/user/consulting/dashboard/original', '/user/consulting/guest-order']
/** A page is loaded so often; the median run by performance counts, since machines are noisy. */
const RUNS = 3

/** Scores in percent; `cumulative-layout-shift` has no unit. */
const wanted = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  layoutShift: 0.02,
} as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What is read of a report. */
interface Result {
  readonly categories: { readonly [name: string]: { readonly score: number | null } }
  readonly audits: {
    readonly [name: string]: {
      readonly id: string
      readonly title: string
      readonly score: number | null
      readonly scoreDisplayMode: string
      readonly numericValue?: number
    }
  }
}

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<{ readonly lhr: Result } | undefined>

/** Its packages are installed for this bench alone (`bench/lighthouse`). */
const { resolve } = createRequire(new URL('lighthouse/package.json', import.meta.url))
const { default: lighthouse }: { default: Lighthouse } = await import(
  pathToFileURL(resolve('lighthouse')).href
)

const site = await startSite({ SEED: 'demo' })
const port = await freePort()
const { executablePath } = chromiumOptions
const withWindows = executablePath.replace(/-headless-shell$/, '')
const browser = await chromium.launch({
  ...chromiumOptions,
  executablePath: existsSync(withWindows) ? withWindows : executablePath,
  args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
})

try {
  for (const page of pages) await measure(page)
} finally {
  await browser.close()
  await site.stop()
}

async function measure(page: string) {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await look(`${site.url}${page}`))
  const score = (it: Result) => it.categories.performance?.score ?? 0
  const median = itemAt(
    runs.sort((a, b) => score(a) - score(b)),
    Math.floor(RUNS / 2),
  )
  print(page, median)
}

async function look(url: string): Promise<Result> {
  // A visitor who was never here: no cookie, nothing cached.
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return result.lhr
}

function print(page: string, { categories: rated, audits }: Result) {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const scores = categories.map(
    (name) => [name, Math.round((rated[name]?.score ?? 0) * 100)] as const,
  )
  const layoutShift = number('cumulative-layout-shift')
  console.log(page)
  console.log(`  ${scores.map(([name, score]) => `${name} ${score}`).join(' · ')}`)
  console.log(
    `  LCP ${(number('largest-contentful-paint') / 1000).toFixed(2)} s · CLS ${layoutShift.toFixed(3)} · TBT ${number('total-blocking-time').toFixed(0)} ms · ${(number('total-byte-weight') / 1024).toFixed(0)} kB`,
  )
  const missed = [
    ...scores.filter(([name, score]) => score < wanted[name]).map(([name]) => name),
    ...(layoutShift < wanted.layoutShift ? [] : ['layout shift']),
  ]
  if (missed.length === 0) return
  process.exitCode = 1
  console.log(`  below what is asked: ${missed.join(', ')}`)
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      console.log(`    ${id}: ${title}`)
  }
}
