import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listProducts } from '#contract/catalog.ts'
import { listContents, listFaqs } from '#contract/content.ts'
import { isOneOf, itemAt } from '#domain/collections/lists.ts'
import { keysOf } from '#domain/collections/records.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { startSite } from '#tests/support/site-process.ts'
import { type Bare, startBare } from './bare-process.ts'
import { medianOf } from './median.ts'
import { formatLoad, rawLoad } from './raw-load.ts'
import { recordAnswer } from './recorded-answer.ts'

/**
 * Compares answers per second over 16 connections with bare servers, in turns: stored pages and calls
 * with Fastify that sends the same headers and bytes, and rendered pages with React alone. Prints each
 * ratio beside its limit; the exit code is 1 if a ratio is below.
 *
 * `bench/pages.ts [page] [call] [rendering] [LOG_LEVEL]`: all three by default, and `warn`, since the bare
 * servers write no log.
 */
const SECONDS = 3
const ROUNDS = 3
const PAGES = ['/user', '/user/consulting/dashboard/original']
const CALLS = [listContents.path, listFaqs.path, listProducts.path]
const LIMITS = { page: 0.6, call: 0.5, rendering: 0.3 }
type Kind = keyof typeof LIMITS

/** What a phone in Korea sends. */
const VISITOR = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
}
/** A cookie that looks like a session passes by the cache; React alone compresses nothing either. */
const UNCACHED = { ...VISITOR, 'accept-encoding': 'identity', cookie: 'access_token=none' }

const named = process.argv.slice(2)
const kinds = keysOf(LIMITS).filter((kind) => named.includes(kind))
const isWanted = (kind: Kind) => kinds.length === 0 || kinds.includes(kind)
const logLevel = named.find((word) => !isOneOf(keysOf(LIMITS), word)) ?? 'warn'
const folder = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
const site = await startSite({ SEED: 'demo', LOG_LEVEL: logLevel })
const bare: Bare[] = []
try {
  const sitePort = Number(new URL(site.url).port)
  const recording = join(folder, 'answers.json')
  const answers = await Promise.all(
    [...PAGES, ...CALLS].map((path) => recordAnswer(sitePort, path, VISITOR)),
  )
  writeFileSync(recording, JSON.stringify(answers))
  bare.push(
    await startBare('bench/bare-pages.ts', [recording], await freePort()),
    await startBare('bench/bare-render.ts', [site.url], await freePort(), PAGES),
  )
  const stored = itemAt(bare, 0).port
  const renderer = itemAt(bare, 1).port
  for (const path of PAGES) await compare('page', path, VISITOR, [sitePort, stored])
  for (const path of CALLS) await compare('call', path, VISITOR, [sitePort, stored])
  for (const path of PAGES) await compare('rendering', path, UNCACHED, [sitePort, renderer])
} finally {
  for (const each of bare) await each.stop()
  await site.stop()
  rmSync(folder, { recursive: true })
}

async function compare(
  kind: Kind,
  path: string,
  headers: Record<string, string>,
  [sitePort, barePort]: readonly [number, number],
) {
  if (!isWanted(kind)) return
  const measure = (port: number, seconds: number) => rawLoad({ port, path, headers, seconds })
  await measure(sitePort, 2)
  await measure(barePort, 1)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ours = await measure(sitePort, SECONDS)
    const theirs = await measure(barePort, SECONDS)
    if (ours.failed + theirs.failed > 0) throw new Error(`${path} was refused`)
    ratios.push(ours.perSecond / theirs.perSecond)
    console.log(`${kind}  ${path}  site ${formatLoad(ours)}   bare ${formatLoad(theirs)}`)
  }
  const ratio = medianOf(ratios)
  const isReached = ratio >= LIMITS[kind]
  console.log(
    `${kind}  ${path}  median ratio ${ratio.toFixed(2)}, limit ${LIMITS[kind]}${isReached ? '' : '  BELOW THE LIMIT'}`,
  )
  if (!isReached) process.exitCode = 1
}
