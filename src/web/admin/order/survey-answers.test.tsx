import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Survey } from '#contract/surveys.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { SurveyAnswers } from './survey-answers.tsx'

const text = await loadAdminMessages('ko')

const survey: Survey = {
  order_number: 'S0000000001',
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
  created_at: '2026-11-20T03:00:00.000Z',
  images: [],
}

/** Rows of the list: the answer in words, by its name. */
async function rowsOf(change: Partial<Survey> = {}) {
  const html = await renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>
        <SurveyAnswers survey={{ ...survey, ...change }} deadline={null} />
      </AdminTextContext>
    </QueryClientProvider>
  ))
  const plain = (part = '') => part.replace(/<[^>]*>/g, '')
  return Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<dd[^>]*>(.*?)<\/dd>/gs)].map(([, dt, dd]) => [
      plain(dt),
      plain(dd),
    ]),
  )
}

test('[C-11] shows an answer as it was given, and what was not answered as not said', async () => {
  const { notSaid } = text.order.survey
  expect(await rowsOf()).toEqual({
    얼굴형: '하트형',
    '얼굴 유형': notSaid,
    특징: '넓은 이마',
    '목 길이': notSaid,
    어깨너비: '좁은 편',
    키: '163 cm',
    몸무게: notSaid,
    '다른 컨설팅': '있어요',
    '다른 컨설팅 횟수': '2번',
    '하고 싶은 말': '앞머리를 자를지 고민이에요.',
    '알게 된 곳': notSaid,
  })
})

test('shows what was erased as erased, and leaves out what was not asked', async () => {
  const rows = await rowsOf({
    height_cm: null,
    weight_kg: null,
    left_blank: [],
    had_other_consulting: false,
  })
  expect(rows).toMatchObject({ 키: text.order.survey.erased, 몸무게: text.order.survey.erased })
  expect(Object.keys(rows)).not.toContain('다른 컨설팅 횟수')
})
