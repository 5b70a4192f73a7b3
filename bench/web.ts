import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { itemAt } from '#domain/collections/lists.ts'
import { keysOf } from '#domain/collections/records.ts'
import { languages } from '#domain/languages/languages.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startSite } from '#tests/support/site-process.ts'
import { medianOf } from './median.ts'

/**
 * Runs Lighthouse (mobile preset: a simulated slow phone and connection) on the most important public
 * pages and prints scores, timings and transferred bytes. Fails if a page misses its target.
 * `bench/web.ts [LANGUAGE…]`: English by default.
 *
 * Prefers a Chromium with windows, as visitors have it: the headless shell, which the end-to-end tests
 * use, paints in the thread that Lighthouse measures.
 */
const pages = ['/user', '/user/consulting/dashboard/original', '/user/consulting/guest-order']
/** A page is loaded so often; medians count, since machines are noisy. */
const RUNS = 3
const named = languages.filter((language) => process.argv.includes(language))

/** Upper limits of medians; times in milliseconds, `cumulative-layout-shift` has no unit. */
const limits = {
  'largest-contentful-paint': 1_500,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0.02,
} as const
/** Lower limits of scores in percent. */
const wanted = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
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

interface Flags {
  readonly port: number
  readonly onlyCategories: string[]
  readonly logLevel: 'error'
  readonly extraHeaders: Record<string, string>
}

type Lighthouse = (url: string, flags: Flags) => Promise<{ readonly lhr: Result } | undefined>

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
  for (const language of named.length > 0 ? named : (['en'] as const)) {
    for (const page of pages) await measure(page, language)
  }
} finally {
  await browser.close()
  await site.stop()
}

async function measure(page: string, language: string) {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit(`${site.url}${page}`, language))
  const score = (it: Result) => it.categories.performance?.score ?? 0
  const median = itemAt(
    runs.sort((a, b) => score(a) - score(b)),
    Math.floor(RUNS / 2),
  )
  const medianAudit = (name: string) => medianOf(runs.map((run) => numberOf(run, name)))
  console.log(`${page}, ${language}`)
  print(median, medianAudit)
}

async function visit(url: string, language: string): Promise<Result> {
  // A visitor who was never here: no cookie, nothing cached.
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
    extraHeaders: { 'Accept-Language': language },
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return result.lhr
}

function numberOf({ audits }: Result, name: string) {
  return audits[name]?.numericValue ?? Number.NaN
}

function print({ categories: rated, audits }: Result, medianAudit: (name: string) => number) {
  const scores = categories.map(
    (name) => [name, Math.round((rated[name]?.score ?? 0) * 100)] as const,
  )
  const paint = (medianAudit('largest-contentful-paint') / 1000).toFixed(2)
  const shift = medianAudit('cumulative-layout-shift').toFixed(3)
  const blocking = medianAudit('total-blocking-time').toFixed(0)
  const weight = (medianAudit('total-byte-weight') / 1024).toFixed(0)
  console.log(`  ${scores.map(([name, score]) => `${name} ${score}`).join(' · ')}`)
  console.log(`  LCP ${paint} s · CLS ${shift} · TBT ${blocking} ms · ${weight} kB`)
  const missed = [
    ...scores.filter(([name, score]) => score < wanted[name]).map(([name]) => name),
    ...keysOf(limits).filter((name) => medianAudit(name) > limits[name]),
  ]
  if (missed.length === 0) return
  process.exitCode = 1
  console.log(`  misses its target: ${missed.join(', ')}`)
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      console.log(`    ${id}: ${title}`)
  }
}
