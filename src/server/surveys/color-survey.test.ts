import { expect, test } from 'vitest'
import { getAdminOrder } from '#contract/admin-orders.ts'
import {
  getSurvey,
  sendGuestSurvey,
  sendMemberSurvey,
  withdrawSurveyConsent,
} from '#contract/surveys.ts'
import { languages } from '#domain/languages/languages.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenColourProduct } from '#tests/support/given-products.ts'
import { colorSurveyWith, givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { refusals as en } from '#texts/en/refusals.ts'
import { validation as validationEn } from '#texts/en/validation.ts'
import { refusals as ko } from '#texts/ko/refusals.ts'
import { validation as validationKo } from '#texts/ko/validation.ts'
import { refusals as vi } from '#texts/vi/refusals.ts'
import { validation as validationVi } from '#texts/vi/validation.ts'

const texts = { ko, en, vi }
const validation = { ko: validationKo, en: validationEn, vi: validationVi }

const consultingType = 'SKIN_CONSULTING'
const { agreed_all: _, ...answers } = colorSurveyWith()

async function startWithProduct() {
  const app = await startApp()
  replyOf(await givenColourProduct(app))
  return app
}

async function startWithOrder() {
  const app = await startWithProduct()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member, consultingType })
  const params = { order_number: number }
  return {
    app,
    member,
    params,
    send: (body: object, images: Uint8Array[] = []) =>
      app.call(sendMemberSurvey, { params, body: body as never }, { as: member, images }),
    read: async () => replyOf(await app.call(getSurvey, { params }, { as: member })),
  }
}

const stored = (app: TestApp) => app.db.selectFrom('surveys').selectAll().executeTakeFirstOrThrow()

test('[KINDS] stores every answer of a member’s colour survey and shows it to the member and the studio', async () => {
  const { app, params, send, read } = await startWithOrder()
  const photo = await givenPhoto()

  const sent = await send({ ...colorSurveyWith(), photos: ['face', 'wrist'] }, [
    photo,
    photo,
    photo,
  ])
  expect(replyOf(sent).images).toHaveLength(3)

  const survey = await read()
  expect(survey).toMatchObject({ ...answers, left_blank: [], erased_at: null })
  expect(survey.images.map(({ name }) => name)).toEqual(['face', 'wrist', null])
  const { consulting_type: __, ...said } = answers
  expect((await stored(app)).answers).toEqual(said)
  const admin = await givenAdmin(app)
  const order = replyOf(await app.call(getAdminOrder, { params }, { as: admin }))
  expect(order.survey).toMatchObject(answers)
})

test('[KINDS] a guest sends a colour survey by phone and email', async () => {
  const app = await startWithProduct()
  const { number, proof } = await givenOrderIn(app, { consultingType })
  const body = { ...colorSurveyWith(), ...proof }

  replyOf(await app.call(sendGuestSurvey, { params: { order_number: number }, body }))

  expect((await stored(app)).answers).toMatchObject({ eye_colour: 'dark_brown' })
})

test('[KINDS] stores nothing for blank answers, in whatever form, and names them', async () => {
  const { app, send, read } = await startWithOrder()
  const blank = { eye_colour: null, praised_colours: [], brands: '  ', sensitivities: [] }
  const body = {
    consulting_type: consultingType,
    note: '잘 부탁드려요.',
    agreed_all: true,
    ...blank,
  }

  replyOf(await send(body))

  expect((await stored(app)).answers).toEqual({ note: '잘 부탁드려요.' })
  const survey = await read()
  expect(survey).toMatchObject({ ...blank, brands: '', budget: null, discovered_via: null })
  expect(survey.left_blank).toEqual(
    Object.keys(answers).filter((name) => !['note', 'consulting_type'].includes(name)),
  )
})

test('[KINDS] refuses a survey of another kind than the order’s, in every language', async () => {
  const app = await startWithProduct()
  const member = await givenMember(app)
  const orders = {
    hair: await givenOrderIn(app, { member }),
    colour: await givenOrderIn(app, { member, consultingType }),
  }
  const images = [await givenPhoto()]
  for (const language of languages) {
    for (const [order, body, kind] of [
      [orders.hair, colorSurveyWith(), 'HAIR_CONSULTING'],
      [orders.colour, surveyWith(), consultingType],
    ] as const) {
      const params = { order_number: order.number }
      const options = { as: member, language, images }
      expect(await app.call(sendMemberSurvey, { params, body }, options)).toMatchObject({
        status: 409,
        refusal: {
          code: 'OTHER_KIND',
          message: texts[language].OTHER_KIND,
          consulting_type: kind,
        },
      })
    }
  }
  expect(await app.db.selectFrom('survey_photos').selectAll().execute()).toEqual([])
})

test.each([
  ['an answer to the hair survey', 'face_shape', { face_shape: '달걀형' }, 'ofOtherSurvey'],
  ['a kind that nobody offers', 'consulting_type', { consulting_type: 'NAILS' }, 'surveyUnknown'],
  [
    'a kind without a survey',
    'consulting_type',
    { consulting_type: 'STYLE_CONSULTING' },
    'surveyUnknown',
  ],
  ['no such photo', 'photos', { photos: ['elbow'] }, 'choiceExpected'],
  ['no such eye colour', 'eye_colour', { eye_colour: 'turquoise' }, 'choiceExpected'],
  ['nothing together with something', 'eye_makeup', { eye_makeup: ['none', 'liner'] }, 'unfit'],
  ['an empty note', 'note', { note: ' ' }, 'missing'],
] as const)(
  '[KINDS] refuses %s with its field, in every language',
  async (_, field, change, sentence) => {
    const { app, member, params } = await startWithOrder()
    const body = { ...colorSurveyWith(), ...change } as never

    for (const language of languages) {
      expect(
        await app.call(sendMemberSurvey, { params, body }, { as: member, language }),
      ).toMatchObject({
        status: 422,
        refusal: {
          code: 'VALIDATION_FAILED',
          detail: [
            { loc: expect.arrayContaining(['body', field]), msg: validation[language][sentence] },
          ],
        },
      })
    }
  },
)

test('[KINDS] a hair survey refuses answers about colours, and ignores unknown fields', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const params = { order_number: number }
  const send = (more: object) =>
    app.call(sendMemberSurvey, { params, body: { ...surveyWith(), ...more } }, { as: member })

  expect(await send({ vein_colour: 'green' })).toMatchObject({
    status: 422,
    refusal: { detail: [{ loc: ['body', 'vein_colour'], msg: validationKo.ofOtherSurvey }] },
  })
  replyOf(await send({ order_number: number, consulting_type: 'HAIR_CONSULTING' }))
})

test('[C-04] withdrawing the consent erases sensitivities and photos, and keeps the other answers', async () => {
  const { app, member, params, send, read } = await startWithOrder()
  replyOf(await send(colorSurveyWith(), [await givenPhoto()]))

  const withdrawn = await app.call(withdrawSurveyConsent, { params }, { as: member })

  expect(withdrawn.status).toBe(204)
  const { answers: left, erased_at } = await stored(app)
  expect(Object.keys(left)).not.toContain('sensitivities')
  expect(Object.keys(left)).not.toContain('sensitivity_note')
  expect(left).toMatchObject({ eye_colour: 'dark_brown', brands: '쿠션 21호' })
  expect(await read()).toMatchObject({
    sensitivities: null,
    sensitivity_note: null,
    erased_at: erased_at?.toISOString(),
    left_blank: [],
    images: [],
  })
})
