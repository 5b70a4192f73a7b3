import { expect, test } from 'vitest'
import { getCutPlan } from '#contract/cut-plans.ts'
import { encodePortrait } from '#domain/drawings/parameters/encoding.ts'
import { portraitInStyle } from '#domain/drawings/styles/style.ts'
import { startApp } from '#tests/support/app.ts'

test('[C-10] anyone reads how a drawn style is cut, in each language', async () => {
  const app = await startApp()
  const portrait = encodePortrait(portraitInStyle('hushCut'))
  const called = await app.call(getCutPlan, { params: { portrait } })
  if (!called.ok) throw new Error(called.refusal.code)
  const { ko, en, vi } = called.reply
  expect(ko.map(({ name }) => name)).toEqual(['가르마', '앞머리', '층의 시작', '길이', '볼륨'])
  expect([en.length, vi.length]).toEqual([5, 5])
})

test('[C-10] replies 404 for a text that is no portrait’s', async () => {
  const app = await startApp()
  const called = await app.call(getCutPlan, { params: { portrait: '1zz9' } })
  expect(called).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } })
})
