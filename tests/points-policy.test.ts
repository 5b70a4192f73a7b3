import { expect, onTestFinished, test } from 'vitest'
import { changeSettings } from '#contract/admin-settings.ts'
import { getPolicy } from '#contract/content.ts'
import { languages } from '#domain/languages/languages.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { formatFor } from '#texts/format.ts'
import { pointsRulesTexts } from '#texts/points-rules.ts'

async function startSite() {
  const app = await startApp()
  const site = await createApp({ deps: app.deps, pages: await builtPages() })
  onTestFinished(() => site.close())
  const read = async (language: string) =>
    (await site.inject(`/policies/points?lang=${language}`)).body
  const set = async (body: object) => {
    const as = await givenAdmin(app)
    replyOf(await app.call(changeSettings, { body }, { as }))
  }
  return { ...app, read, set }
}

test.each(languages)('[MYP-05] the points policy follows the settings: %s', async (language) => {
  const { read, set } = await startSite()
  const text = pointsRulesTexts[language]
  const { points, won } = formatFor(language)

  const first = await read(language)
  for (const rule of [text.minimum(won(1_000)), text.expiry('6'), text.earn('1')]) {
    expect(first).toContain(rule)
  }
  expect(first).not.toContain(text.late(points(3_000)).split(points(3_000))[0])

  await set({ late_sheet_points: 3_000, points_valid_months: 12, earn_percent: 0 })
  await expect.poll(() => read(language)).toContain(text.late(points(3_000)))
  const changed = await read(language)
  expect(changed).toContain(text.expiry('12'))
  expect(changed).not.toContain(text.expiry('6'))
  expect(changed).not.toContain(text.earn('0'))
})

test('[MYP-05] the points policy states no figure of the settings in its text', async () => {
  const { call } = await startApp()

  for (const language of languages) {
    const input = { params: { kind: 'points' } } as const
    const { html } = replyOf(await call(getPolicy, input, { language }))
    // The period for restoring expired points is a rule, not a setting.
    expect(html.replaceAll('h2', '').match(/\d+/g), language).toEqual(
      language === 'ko' ? ['1', '1', '30'] : ['30'],
    )
  }
})
