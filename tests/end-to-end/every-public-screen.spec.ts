import type { Page } from '@playwright/test'
import { type Language, languages } from '#domain/languages/languages.ts'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { expectPressable } from '#tests/support/pressable.ts'
import { executeOnDatabase } from '#tests/support/site-database.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

/** Public screens that are not in the sitemap. */
const unlisted = [
  '/login',
  '/signup',
  '/find-id-password',
  '/user/mypage',
  '/user/mypage/review',
  '/user/consulting/withdraw-request',
]

/** Widths of the narrowest phone, a laptop at 400 % and 200 %, an upright tablet, and a layout breakpoint. */
const widthsBetween = [320, 640, 768, 900]
/** The language with the longest words: only its screens are tested at all widths. */
const longestWords = 'vi'

interface Sweep {
  readonly language: Language
  readonly of: string
  readonly isIncluded: (at: number) => boolean
}

/** The language that is tested at all widths takes two tests, so that none is too long. */
const sweeps = languages.flatMap((language): Sweep[] =>
  language === longestWords
    ? [
        { language, of: 'first half', isIncluded: (at: number) => at % 2 === 0 },
        { language, of: 'second half', isIncluded: (at: number) => at % 2 === 1 },
      ]
    : [{ language, of: 'all', isIncluded: () => true }],
)

for (const { language, of, isIncluded } of sweeps) {
  test(`[I18-01] [NAV-02] [S-01] every public screen speaks ${language}, to everybody: ${of}`, async ({
    page,
    site,
    context,
  }) => {
    await deletePosts(page, site)
    await context.addCookies([{ name: 'lang', value: language, url: site.url }])
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at))
    const paths = new Set([...listed.map(({ pathname }) => pathname), ...unlisted])
    expect(paths.size).toBeGreaterThan(15)

    for (const path of [...paths].filter((_, at) => isIncluded(at))) {
      await test.step(path, async () => {
        await page.setViewportSize(screens.wide)
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        if (language !== 'ko') expect(await koreanWords(page)).toEqual([])
        const expectSound = language === longestWords ? expectAccessible : expectNothingCutOff
        await expectSound(page)
        await page.setViewportSize(screens.phone)
        await expectSound(page)
        await expectPressable(page)
        if (language !== longestWords) return
        for (const width of widthsBetween) {
          await page.setViewportSize({ width, height: 900 })
          await expectNothingCutOff(page)
        }
      })
    }
  })
}

/** Deletes inquiries and reviews, which contain Korean names in every language. */
async function deletePosts(page: Page, site: RunningSite) {
  await executeOnDatabase(site, 'delete from inquiries; delete from reviews')
  for (const path of ['/user', '/user/product-inquiries']) {
    const shown = async () => (await page.request.get(path)).text()
    await expect.poll(shown).not.toMatch(/[가-힣]\*[가-힣]/)
  }
}

/** Korean words that are neither the brand nor marked with `lang="ko"`. */
const koreanWords = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode
      if (!/[ㄱ-ㆎ가-힣]/.test(data) || data.trim() === '결') continue
      if (parentElement.closest('script, style, [lang=ko]')) continue
      found.push(data.trim())
    }
    const named = document.querySelectorAll('[alt], [aria-label], [placeholder], [title]')
    for (const each of named) {
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
        const said = each.getAttribute(name) ?? ''
        if (/[ㄱ-ㆎ가-힣]/.test(said) && !each.closest('[lang=ko]')) found.push(name + ': ' + said)
      }
    }
    return found
  })()`)
