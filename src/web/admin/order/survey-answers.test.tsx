import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clothColourHexes } from '#consultings/color/cloth-colours.ts'
import { kindNames } from '#consultings/kinds.ts'
import { kindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Survey } from '#contract/surveys.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { SurveyAnswers } from './survey-answers.tsx'

const text = await loadAdminMessages('ko')

type HairSurvey = Extract<Survey, { consulting_type: 'HAIR_CONSULTING' }>

/** Loads the drawings of the answers in advance. */
async function clientWithKinds() {
  const client = new QueryClient()
  for (const type of kindNames) await client.ensureQueryData(kindOnScreen(type))
  return client
}

const colorAnswers = {
  eye_colour: 'dark_brown',
  hair_colour: 'soft_black',
  sun_reaction: null,
  vein_colour: 'unsure',
  flattering_metal: 'silver',
  praised_colours: ['navy', 'baby_pink'],
  tiring_colours: [],
  contrast_wish: 'soft',
  base_makeup: ['cushion'],
  eye_makeup: ['brows'],
  lip_makeup: ['tint'],
  cheek_makeup: ['none'],
  brands: '쿠션 21호',
  budget: 'up_to_100000',
  sensitivities: ['fragrance', 'eyes'],
  sensitivity_note: '',
  used_for: ['interview'],
  note: '면접에 어울리는 색을 알고 싶어요.',
  discovered_via: 'instagram',
}

const survey: HairSurvey = {
  order_number: 'S0000000001',
  consulting_type: 'HAIR_CONSULTING',
  language: 'ko',
  face_shape: '하트형',
  facial_type: null,
  features: ['넓은이마'],
  neck_length: 'normal',
  shoulder: 'narrow',
  height_cm: 163,
  weight_kg: 60,
  had_other_consulting: true,
  other_consulting_count: 2,
  note: '앞머리를 자를지 고민이에요.',
  discovered_via: 'search',
  left_blank: ['facial_type', 'neck_length', 'weight_kg', 'discovered_via'],
  erased_at: null,
  created_at: '2026-11-20T03:00:00.000Z',
  images: [],
  replaced_images: [],
  removed_photos: [],
  photo_requests: [],
  revision: 1,
  changes: [],
}

async function htmlOf(shown: Survey) {
  const client = await clientWithKinds()
  return renderedHtml(() => (
    <QueryClientProvider client={client}>
      <AdminTextContext value={text}>
        <SurveyAnswers survey={shown} deadline={null} />
      </AdminTextContext>
    </QueryClientProvider>
  ))
}

async function rowsOf(change: Partial<HairSurvey> = {}) {
  return rowsIn(await htmlOf({ ...survey, ...change }))
}

/** Returns the rows of the list: the text of each answer by its label. */
function rowsIn(html: string) {
  const plain = (part = '') => part.replace(/<[^>]*>/g, '')
  return Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<dd[^>]*>(.*?)<\/dd>/gs)].map(([, dt, dd]) => [
      plain(dt),
      plain(dd),
    ]),
  )
}

test('[C-11] shows an answer as it was given, and unanswered questions as not said', async () => {
  const { notAnswered } = text.order.survey
  expect(await rowsOf()).toEqual({
    얼굴형: '하트형',
    '얼굴 유형': notAnswered,
    특징: '넓은 이마',
    '목 길이': notAnswered,
    어깨너비: '좁은 편',
    키: '163 cm',
    몸무게: notAnswered,
    '다른 컨설팅': '있어요',
    '다른 컨설팅 횟수': '2번',
    '하고 싶은 말': '앞머리를 자를지 고민이에요.',
    '알게 된 곳': notAnswered,
  })
})

test('marks erased answers as erased and leaves out questions that were not asked', async () => {
  const rows = await rowsOf({
    height_cm: null,
    weight_kg: null,
    left_blank: [],
    had_other_consulting: false,
  })
  expect(rows).toMatchObject({ 키: text.order.survey.erased, 몸무게: text.order.survey.erased })
  expect(Object.keys(rows)).not.toContain('다른 컨설팅 횟수')
})

test('[C-12] shows what was answered before the last change, and when each change was', async () => {
  const changes = [
    { at: '2026-11-22T03:00:00.000Z', before: { note: '단발', features: [] as string[] } },
    { at: '2026-11-21T03:00:00.000Z', before: { note: '긴 머리', height_cm: null } },
  ]
  const { answerBefore, notAnswered, answersChanged } = text.order.survey
  expect(await rowsOf({ revision: 3, changes })).toMatchObject({
    '하고 싶은 말': `앞머리를 자를지 고민이에요.${answerBefore} 단발`,
    키: `163 cm${answerBefore} ${notAnswered}`,
    특징: `넓은 이마${answerBefore} ${notAnswered}`,
    얼굴형: '하트형',
  })
  const html = await htmlOf({ ...survey, changes })
  expect(html).toContain(answersChanged('2026년 11월 22일 12:00'))
})

test('[KINDS] shows the answers of the order’s kind with the chosen swatches', async () => {
  const html = await htmlOf({
    order_number: 'S0000000002',
    consulting_type: 'SKIN_CONSULTING',
    language: 'ko',
    ...colorAnswers,
    left_blank: ['sun_reaction', 'tiring_colours'],
    erased_at: null,
    created_at: '2026-11-20T03:00:00.000Z',
    images: [],
    replaced_images: [],
    removed_photos: [],
    photo_requests: [],
    revision: 1,
    changes: [],
  })
  const { notAnswered } = text.order.survey

  expect(rowsIn(html)).toMatchObject({
    '눈동자 색': '짙은 갈색',
    '햇볕을 받으면': notAnswered,
    '손목 핏줄': '잘 모르겠어요',
    '칭찬받은 색': '남색연분홍',
    '피곤해 보이던 색': notAnswered,
    '예민한 것': '향료 · 눈이 시리거나 건조해요',
    '쓸 곳': '면접',
  })
  for (const colour of [clothColourHexes.navy, clothColourHexes.baby_pink]) {
    expect(html).toContain(`fill="${colour}"`)
  }
  expect(html).not.toContain(clothColourHexes.camel)
  for (const answer of ['남색', '연분홍', '은', '면접']) {
    expect(html.split(`>${answer}<`), answer).toHaveLength(2) // once
  }
})
