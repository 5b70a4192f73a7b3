import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { ORDER } from '#tests/support/on-order-page.ts'
import { startSite } from '#tests/support/site-process.ts'
import { waitForScripts } from '#tests/support/wait-for-scripts.ts'
import { editor, type Interaction, ordering, queue, survey } from './interactions.ts'
import { medianOf } from './median.ts'

/**
 * Measures how long interactions of ordering, survey and back office take until they are painted, on a
 * device four times slower, as the browser's event timing says. An interaction counts as its slowest
 * event, and as the median of several visits. Fails for one above the limit, or that cannot be done.
 *
 * `bench/inp.ts [WORD]`: only pages whose address contains the word.
 */
const LIMIT_MS = 100
const SLOWER = 4
/** Odd, for a median. */
const VISITS = 3
/** Of what is shorter, the browser reports nothing. */
const SHORTEST_MS = 16
const QUIET_MS = 600

/** Runs in the page before its own scripts. */
const OBSERVE = `window.slowest = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.slowest.push(duration)
}).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true })`

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

const site = await startSite({ SEED: 'demo', RATE_LIMIT: 'off' })
const browser = await chromium.launch(chromiumOptions)
const guest = newGuest()
const waiting = await givenGuestOrder(site, guest)
const written = newGuest()
const sheet = await givenGuestOrder(site, written)
await givenDeposit(site, sheet.order_number)
await givenGuestSurvey(site, written, sheet.order_number)
const surveyAddress = `/user/consulting/consulting-order/survey?order=${waiting.order_number}&token=${waiting.guest_token}`

const asAdmin = { screen: laptop, isAdmin: true }
const visits: readonly Visit[] = [
  { screen: phone, address: ORDER, interactions: ordering },
  { screen: phone, address: surveyAddress, interactions: survey },
  { ...asAdmin, address: '/admin/orders', interactions: queue(sheet.order_number) },
  { ...asAdmin, address: `/admin/orders/${sheet.order_number}/sheet`, interactions: editor },
]

try {
  const [word = ''] = process.argv.slice(2)
  for (const visit of visits) if (visit.address.includes(word)) await measure(browser, visit)
} finally {
  await browser.close()
  await site.stop()
}

interface Visit {
  readonly screen: { readonly width: number; readonly height: number }
  readonly address: string
  readonly isAdmin?: boolean
  readonly interactions: readonly Interaction[]
}

async function measure(browser: Browser, visit: Visit) {
  console.log(visit.address.replace(/\?.*/, ''))
  const slowest = new Map<string, number[]>()
  for (let count = 0; count < VISITS; count += 1) {
    for (const [name, ms] of await slowestOfVisit(browser, visit)) {
      slowest.set(name, [...(slowest.get(name) ?? []), ms])
    }
  }
  for (const [name, times] of slowest) print(name, times)
}

async function slowestOfVisit(
  browser: Browser,
  { screen, address, isAdmin, interactions }: Visit,
): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({
    viewport: screen,
    locale: 'ko-KR',
    baseURL: site.url,
  })
  const page = waitForScripts(await context.newPage())
  page.setDefaultTimeout(15_000)
  await page.addInitScript(OBSERVE)
  if (isAdmin) await signInAsAdmin(page, site)
  await page.goto(address, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const slowest = new Map<string, number>()
  for (const { name, do: act } of interactions) {
    await page.evaluate('window.slowest.splice(0)')
    try {
      await act(page)
    } catch (error) {
      console.log(`  ${name}: ${String(error).split('\n')[0]}`)
      slowest.set(name, Number.POSITIVE_INFINITY)
      break
    }
    slowest.set(name, await slowestEvent(page))
  }
  await context.close()
  return slowest
}

/** Milliseconds; 0 if every event took less than the browser reports. */
async function slowestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(QUIET_MS)
  return page.evaluate<number>('Math.max(0, ...window.slowest)')
}

function print(name: string, times: readonly number[]) {
  const median = medianOf(times)
  const isSlow = median > LIMIT_MS
  if (isSlow) process.exitCode = 1
  const time = median === 0 ? `below ${SHORTEST_MS} ms` : `${median} ms`
  console.log(
    `  ${isSlow ? '!' : ' '} ${name.padEnd(34)} ${time.padEnd(12)} of ${times.join(', ')}`,
  )
}
