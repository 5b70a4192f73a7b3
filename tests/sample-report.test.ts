import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoTexts } from '#consultings/color/photo-texts.ts'
import { sampleReport } from '#consultings/hair/sample/sample.ts'
import { sampleOf } from '#consultings/sample-reports.ts'
import { getCutPlan } from '#contract/cut-plans.ts'
import { encodePortrait } from '#domain/drawings/parameters/encoding.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import { openApp, replyOf } from '#tests/support/app.ts'
import { givenColourProduct } from '#tests/support/given-products.ts'
import { headOf } from '#tests/support/page-head.ts'
import { loadMessages } from '#texts/messages.ts'

const SAMPLE = '/user/sample-sheet'
const COLOUR = 'consulting_type=SKIN_CONSULTING'
const hair = sampleOf('HAIR_CONSULTING')
const PRODUCT = '/user/consulting/dashboard/original'
const ORDER = '/user/consulting/consulting-order'

/** The built site, read only. */
let shown: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  shown = await openSite()
})
afterAll(async () => {
  await shown.site.close()
  await shown.close()
})

async function openSite() {
  const app = await openApp()
  replyOf(await givenColourProduct(app))
  const site = await createApp({ deps: app.deps, pages: await builtPages() })
  const open = async (url: string, language: Language) => {
    const { body } = await site.inject({ url, headers: { cookie: `lang=${language}` } })
    return { head: headOf(body), html: withoutScripts(body) }
  }
  return { ...app, site, open }
}

/** HTML without scripts. */
const withoutScripts = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')

const sectionLinks = (html: string) =>
  [...html.matchAll(/href="\/user\/sample-sheet#sheet-(\w+)"/g)].map(([, section]) => section)

async function plannedWords(of: 'sheet' | 'card', language: Language) {
  const plans = hair.plans(of).map(async (choices) => {
    const portrait = encodePortrait(portraitOf(choices))
    return replyOf(await shown.call(getCutPlan, { params: { portrait } }))[language][0]!.text
  })
  return Promise.all(plans)
}

test.each(languages)('[C-02] the sample sheet is whole without scripts: %s', async (language) => {
  const { html, head } = await shown.open(SAMPLE, language)
  const { content } = await loadMessages(language)
  const { customer_name, best_hair, worst_hair, outro } = sampleReport(language)

  expect(head.canonical).toMatch(/\/user\/sample-sheet$/)
  const words = [
    content.sample.mark,
    customer_name,
    outro,
    ...(await plannedWords('sheet', language)),
  ]
  for (const { name } of [...best_hair, ...worst_hair]) words.push(name)
  for (const each of words) expect(html).toContain(each)
  for (const { section } of hair.preview(language).parts) {
    expect(html).toContain(`id="sheet-${section}"`)
  }
})

test('[C-02] the salon card of the sample stands at an address, in the language of the salon', async () => {
  const { html } = await shown.open(`${SAMPLE}?view=card&style=2&in=vi`, 'en')
  const [, second] = sampleReport('en').best_hair
  const [, plan] = await plannedWords('card', 'vi')

  expect(html).toContain(second!.name)
  expect(html).toContain(plan)
})

test('[C-02] the product page and the landing page lead to every part of the sample sheet', async () => {
  for (const language of languages) {
    const parts = hair.preview(language).parts.map(({ section }) => section)
    for (const path of [PRODUCT, '/user']) {
      const { html } = await shown.open(path, language)
      expect(sectionLinks(html), path).toEqual(expect.arrayContaining(parts))
      expect(html, path).toContain(hair.preview(language).cover.headline.split(', ')[0])
      expect(html, path).toContain(`href="${SAMPLE}"`)
    }
  }
})

test('[C-02] a colour consulting has a sample of its own: sheet, card, and the way there', async () => {
  const sample = `${SAMPLE}?${COLOUR}`
  for (const language of languages) {
    const colour = sampleOf('SKIN_CONSULTING')
    const { sample: text, gets } = (await loadMessages(language)).content
    const report = await shown.open(sample, language)
    expect(report.head.canonical).toContain(sample)
    for (const { section, title } of colour.preview(language).parts) {
      expect(report.html, section).toContain(`id="sheet-${section}"`)
      expect(report.html, section).toContain(title)
    }
    expect(report.html).toContain(gets.colourCard.name)
    expect(report.html).not.toContain(text.card)

    const product = await shown.open(`${PRODUCT}?${COLOUR}`, language)
    expect(product.html).toContain(`href="${sample}"`)
    expect(product.html).toContain(`href="${sample}&amp;view=card"`)
    expect(product.html).toContain(`href="${sample}#sheet-best"`)
    expect(product.html).toContain(photoTexts[language].kinds.paper)
    expect(product.html).toContain(colour.preview(language).cover.headline)
  }
  expect((await shown.open(`${sample}&view=card`, 'ko')).html).toContain('이서윤 님')
  expect((await shown.site.inject('/sitemap.xml')).body).toContain(`${sample}</loc>`)
})

test('[C-02] [LND-04] a tile leads to the sample of its kind while that is sold', async () => {
  const samplesOn = async (path: string) =>
    [...(await shown.open(path, 'ko')).html.matchAll(/href="([^"]*)"[^>]*>견본 결과지</g)].map(
      ([, to]) => to,
    )

  for (const path of ['/user', '/user/consulting']) {
    expect(await samplesOn(path), path).toEqual([SAMPLE, `${SAMPLE}?${COLOUR}`])
  }
})

test('[ORD-07] the refund rule stands below the way to order', async () => {
  const { html } = await shown.open(PRODUCT, 'ko')
  expect(html).toContain('주문 후 1시간 안에는 전액, 그 뒤에는 10,000원을 빼고 돌려드려요.')
  expect(html).toContain('href="/policies/refund"')
})

test('[PRC-02] [S-08] the last step shows pictures of a result sheet on both pages', async () => {
  for (const path of ['/user', '/user/process']) {
    const { html } = await shown.open(path, 'ko')
    const steps = html.split('<details').slice(1)
    const step = steps.map((it) => it.split('</details>')[0]!).find((it) => it.includes(SAMPLE))
    expect(sectionLinks(step ?? ''), path).toHaveLength(3)
    expect(step?.match(/<img /g), path).toHaveLength(3)
  }
})

test('[C-03] the free talk is said wherever one buys', async () => {
  for (const language of languages) {
    const { talk } = (await loadMessages(language)).content.gets
    for (const path of ['/user', PRODUCT, ORDER]) {
      const { html } = await shown.open(path, language)
      expect(html, path).toContain(talk.name('1'))
      expect(html, path).toContain(talk.text('20'))
    }
  }
})
