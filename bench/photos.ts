import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { cameraOptions, filmPicture } from '#tests/support/fake-camera.ts'
import { givenGuestOrder, newGuest } from '#tests/support/given-on-site.ts'
import { givenPhoto, portraitPhoto } from '#tests/support/pictures.ts'
import { startSite } from '#tests/support/site-process.ts'
import { medianOf } from './median.ts'
import { fast3G, openSlowLine } from './slow-line.ts'

/**
 * Measures how long the photo coach takes on a slow line and a page four times slower: until a chosen
 * photo has its verdict, until the camera gives its first advice, and per frame. The browser slows down
 * the page's own thread only, not the worker that finds faces.
 */
const SLOWER = 4
/** Odd, for a median. */
const VISITS = 3
const FRAMES = 12
const phone = { width: 390, height: 844 }

/** Runs in the page before its own scripts: times each question to the worker. */
const TIME_FRAMES = `window.rounds = []
const send = Worker.prototype.postMessage
Worker.prototype.postMessage = function (message, ...rest) {
  const sent = performance.now()
  this.addEventListener('message', ({ data }) => {
    if (data.id === message.id) window.rounds.push({ sent, took: performance.now() - sent })
  })
  return send.call(this, message, ...rest)
}`

/** Resolves once enough frames were answered. */
const HAS_FRAMES = `new Promise((done) => {
  const look = () => (window.rounds.length < ${FRAMES} ? setTimeout(look, 100) : done())
  look()
})`

const site = await startSite({ RATE_LIMIT: 'off', SEED: 'base' })
const line = await openSlowLine(site.url, fast3G)
filmPicture(await portraitPhoto())
const browser = await chromium.launch(cameraOptions)
const dark = {
  name: 'dark.jpg',
  mimeType: 'image/jpeg',
  buffer: await givenPhoto(900, 1_200, '#1a1512'),
}
const portrait = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await portraitPhoto() }

try {
  const files: Times = {}
  const camera: Times = {}
  for (let visit = 0; visit < VISITS; visit += 1) {
    await visited(files, measureFiles)
    await visited(camera, measureCamera)
  }
  print('a chosen photo', files)
  print('the camera', camera)
} finally {
  await browser.close()
  line.close()
  await site.stop()
}

type Times = Record<string, number[]>
type Note = (name: string, value: number) => void

/** Opens a new order's survey as a first visitor, and measures there. */
async function visited(times: Times, measure: (page: Page, note: Note) => Promise<void>) {
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, newGuest())
  const context = await browser.newContext({ viewport: phone, locale: 'ko-KR', baseURL: line.url })
  try {
    const page = await openSurvey(context, number, token)
    await measure(page, (name, value) => {
      times[name] = [...(times[name] ?? []), Math.round(value)]
    })
  } finally {
    await context.close()
  }
}

async function openSurvey(context: BrowserContext, number: string, token: string | undefined) {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(TIME_FRAMES)
  const path = '/user/consulting/consulting-order/survey'
  await page.goto(`${path}?order=${number}&token=${token}`, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

async function measureFiles(page: Page, note: Note) {
  const bytes = line.bytes()
  const first = await untilAdvised(page, '정면', dark)
  note('first photo, until its first advice, ms', first.advised)
  note('first photo, until its verdict, ms', first.judged)
  note('loaded for it, kB', (line.bytes() - bytes) / 1_000)
  note('second photo, until its verdict, ms', (await untilAdvised(page, '옆', portrait)).judged)
}

/** Milliseconds until the first advice, and until the verdict is complete. */
async function untilAdvised(page: Page, place: string, file: typeof dark) {
  const begin = performance.now()
  await page.getByLabel(`${place} 사진 찍거나 고르기`).setInputFiles(file)
  const advice = page.getByRole('region', { name: `더 좋게 찍으려면: ${place}` })
  await advice.waitFor()
  const advised = performance.now() - begin
  await advice.getByRole('button', { name: `이대로 두기: ${place}` }).waitFor()
  return { advised, judged: performance.now() - begin }
}

async function measureCamera(page: Page, note: Note) {
  const bytes = line.bytes()
  note('opened first, until the first advice, ms', await untilFirstAdvice(page))
  note('loaded for it, kB', (line.bytes() - bytes) / 1_000)
  await page.evaluate(HAS_FRAMES)
  const rounds = await page.evaluate<{ sent: number; took: number }[]>('window.rounds')
  const gaps = rounds.slice(1).map(({ sent }, at) => sent - (rounds[at]?.sent ?? sent))
  note('worker per frame, ms', medianOf(rounds.map(({ took }) => took)))
  note('from frame to frame, with a pause of 120 ms, ms', medianOf(gaps))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  note('opened again, until the first advice, ms', await untilFirstAdvice(page))
}

async function untilFirstAdvice(page: Page): Promise<number> {
  const begin = performance.now()
  await page.getByRole('button', { name: '정면 사진 찍기' }).click()
  const coach = page.getByRole('dialog', { name: '사진 찍기: 정면' })
  await coach.getByRole('button', { name: '괜찮을 때 저절로 찍기' }).click()
  await coach
    .getByRole('status')
    .getByText(/^지금 좋아요/)
    .waitFor({ state: 'attached' })
  return performance.now() - begin
}

function print(title: string, times: Times) {
  console.log(title)
  for (const [name, values] of Object.entries(times)) {
    console.log(`  ${name.padEnd(52)} ${medianOf(values)} of ${values.join(', ')}`)
  }
}
