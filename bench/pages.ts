import { startSite } from '#tests/support/site-process.ts'
import { type Load, load } from './load.ts'

/**
 * Pages a second over HTTP with 16 connections, compressed: as visitors get them, kept, beside the
 * same pages of the same server rendered for each request, in turns. A visitor with a cookie that
 * looks like a session is nobody whom a kept page may be given.
 */
const CONNECTIONS = 16
const SECONDS = 5
const ROUNDS = 3
const PAGES = ['/user', '/user/consulting/dashboard/original']

const site = await startSite()
try {
  for (const page of PAGES) await compare(page)
} finally {
  await site.stop()
}

async function compare(page: string) {
  const ratios: number[] = []
  await measure(page, { isCached: false, seconds: 2 })
  await measure(page, { isCached: true, seconds: 1 })
  for (let round = 1; round <= ROUNDS; round += 1) {
    const kept = await measure(page, { isCached: true, seconds: SECONDS })
    const rendered = await measure(page, { isCached: false, seconds: SECONDS })
    ratios.push(kept.perSecond / rendered.perSecond)
    console.log(`${page}  kept ${formatLoad(kept)}   rendered ${formatLoad(rendered)}`)
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)]!
  console.log(`${page}  median ratio of kept to rendered: ${median.toFixed(1)}`)
}

interface Measured {
  readonly isCached: boolean
  readonly seconds: number
}

function measure(page: string, { isCached, seconds }: Measured): Promise<Load> {
  const headers = { 'accept-encoding': 'br', ...(!isCached && { cookie: 'access_token=none' }) }
  return load(site.url + page, { connections: CONNECTIONS, seconds }, () => ({
    method: 'GET',
    headers,
  }))
}

function formatLoad({ perSecond, p50, p99, failed }: Load): string {
  return `${perSecond.toFixed(0).padStart(5)}/s p50 ${p50.toFixed(1)} ms p99 ${p99.toFixed(1)} ms${failed ? ` FAILED ${failed}` : ''}`
}
