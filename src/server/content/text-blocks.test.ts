import { expect, test } from 'vitest'
import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

const answer = { use: 'ANSWER', title: '결과지 날짜', text: '닷새쯤 걸려요.' } as const

test('[ADM-02] stores reusable texts in three languages, and refuses conflicting changes', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const en = { title: 'When it comes', text: 'It takes about five days.' }
  const made = replyOf(
    await app.call(adminTextBlocks.create, { body: { ...answer, translations: { en } } }, { as }),
  )
  expect(made).toMatchObject({ ...answer, translations: { en, vi: null }, drawing: null })
  const change = (text: string, base_revision: number) =>
    app.call(
      adminTextBlocks.update,
      { params: { id: made.id }, body: { text, base_revision } },
      { as },
    )

  expect((await change('사흘이면 돼요.', made.revision)).status).toBe(200)
  expect(await change('열흘은 걸려요.', made.revision)).toMatchObject({
    refusal: { code: 'EDIT_CONFLICT', current: { text: '사흘이면 돼요.', title: answer.title } },
  })
  const found = replyOf(await app.call(adminTextBlocks.list, { query: { q: 'five days' } }, { as }))
  expect(found.items.map(({ id }) => id)).toEqual([made.id])
})

test('[ADM-02] a style keeps its picture; other uses drop it', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const drawing = { length: 50, fringe: 'curtain', layers: 80, dye: '#8a5a44' } as const
  const body = { ...answer, use: 'STYLE', drawing, image_url: '/media/bob.webp' } as const

  const style = replyOf(await app.call(adminTextBlocks.create, { body }, { as }))

  expect(style).toMatchObject({ drawing, image_url: '/media/bob.webp' })
  const become = (change: object) =>
    app.call(adminTextBlocks.update, { params: { id: style.id }, body: change }, { as })
  expect(replyOf(await become({ image_url: '' }))).toMatchObject({ drawing, image_url: null })
  expect(replyOf(await become({ use: 'SHEET' }))).toMatchObject({ drawing: null, image_url: null })
})

test('[ADM-02] refuses a drawing out of bounds and names the parameter', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const made = (drawing: object) =>
    app.call(
      adminTextBlocks.create,
      { body: { ...answer, use: 'STYLE', drawing } },
      { as, headers: { 'accept-language': 'en' } },
    )

  expect(await made({ length: 400 })).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', 'drawing', 'length'] }] },
  })
  expect(await made({ hair: 'bob' })).toMatchObject({
    refusal: {
      detail: [
        { loc: ['body', 'drawing', 'hair'], msg: expect.stringContaining('does not exist') },
      ],
    },
  })
})
