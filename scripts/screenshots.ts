/** `npm run screenshots`: takes the pictures of the README from a site with the demo content. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { logIn } from '#tests/support/admin-steps.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startSite } from '#tests/support/site-process.ts'

const FOLDER = 'docs/pictures'
const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

interface Picture {
  readonly name: string
  readonly path: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly isStudio?: boolean
}

const pictures: readonly Picture[] = [
  { name: 'landing', path: '/user', viewport: wide },
  { name: 'landing-phone', path: '/user', viewport: phone },
  { name: 'order-phone', path: '/user/consulting/guest-order', viewport: phone },
  { name: 'sheet', path: '/user/sample-sheet', viewport: wide },
  { name: 'sheet-phone', path: '/user/sample-sheet', viewport: phone },
  { name: 'studio', path: '/admin', viewport: wide, isStudio: true },
]

mkdirSync(FOLDER, { recursive: true })
const site = await startSite({ SEED: 'demo' })
const browser = await chromium.launch(chromiumOptions)
try {
  for (const picture of pictures) await take(browser, picture)
} finally {
  await browser.close()
  await site.stop()
}

async function take(chrome: Browser, { name, path, viewport, isStudio }: Picture) {
  const page = await chrome.newPage({
    baseURL: site.url,
    viewport,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  })
  if (isStudio) await signIn(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const png = await page.screenshot()
  writeFileSync(`${FOLDER}/${name}.webp`, await sharp(png).webp({ quality: 82 }).toBuffer())
  console.log(`${FOLDER}/${name}.webp`)
  await page.close()
}

async function signIn(page: Page) {
  await page.goto('/login')
  await logIn(page, site.admin)
  await page.waitForURL(/\/admin\//)
}
