import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import { ORDER, screens } from '#tests/support/on-order-page.ts'

const pages = ['/user', '/user/consulting/dashboard/original', ORDER]

/** Names of the fonts requested before the first paint, without hash. */
const earlyFonts = (page: Page) =>
  page.evaluate(() => {
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < paintedAt)
      .map(({ name }) => /([^/]+)-.{8}\.woff2$/.exec(name)?.[1])
      .sort()
  })

/** Korean glyphs in view that no font before the paint has, by family. */
const missingGlyphs = (page: Page) =>
  page.evaluate<{ missing: string[]; families: number }>(String.raw`(() => {
    const known = new Map()
    for (const { href, cssRules } of document.styleSheets) {
      if (!href || !/\/korean-/.test(href)) continue
      for (const { style } of [...cssRules].filter((it) => it instanceof CSSFontFaceRule)) {
        const family = style.getPropertyValue('font-family').replaceAll(/['"]/g, '')
        known.set(family, style.getPropertyValue('unicode-range').split(/,\s*/))
      }
    }
    const isKnown = (family, glyph) =>
      known.get(family)?.some((range) => {
        const [first = 0, last = first] = range
          .slice('U+'.length)
          .split('-')
          .map((point) => Number.parseInt(point, 16))
        return first <= glyph.charCodeAt(0) && glyph.charCodeAt(0) <= last
      })

    const missing = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, nodeValue } = text
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const place = document.createRange()
      place.selectNodeContents(text)
      const { top, bottom, width } = place.getBoundingClientRect()
      if (width === 0 || bottom < 0 || top > innerHeight) continue
      const family = getComputedStyle(parentElement).fontFamily.split(',')[0] ?? ''
      const name = family.replaceAll(/['"]/g, '')
      for (const glyph of nodeValue?.match(/[\uac00-\ud7a3]/g) ?? [])
        if (!isKnown(name, glyph)) missing.add(name + ': ' + glyph)
    }
    return { missing: [...missing], families: known.size }
  })()`)

for (const [screen, viewport] of Object.entries(screens)) {
  for (const address of pages) {
    test(`${address} in Korean loads the fonts of its first view, and no others, before it is painted (${screen})`, async ({
      browser,
      site,
    }) => {
      const page = await browser.newPage({ viewport, locale: 'ko-KR' })
      await page.goto(`${site.url}${address}`, { waitUntil: 'networkidle' })

      expect(await missingGlyphs(page)).toEqual({ missing: [], families: 2 })
      expect(await earlyFonts(page)).toEqual([
        'display-first',
        'display-signs',
        'text-first',
        'text-latin',
      ])
      await page.close()
    })
  }
}
