import { startSite } from '#tests/support/site-process.ts'
import { type Load, load } from './load.ts'
import { medianOf } from './median.ts'

/**
 * Measures compressed pages per second over HTTP with 16 connections: alternately cached, and rendered
 * for each request. A cookie that looks like a session bypasses the cache.
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
    const cached = await measure(page, { isCached: true, seconds: SECONDS })
    const rendered = await measure(page, { isCached: false, seconds: SECONDS })
    ratios.push(cached.perSecond / rendered.perSecond)
    console.log(`${page}  cached ${formatLoad(cached)}   rendered ${formatLoad(rendered)}`)
  }
  console.log(`${page}  median ratio of cached to rendered: ${medianOf(ratios).toFixed(1)}`)
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
