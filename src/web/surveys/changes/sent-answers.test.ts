import { expect, test } from 'vitest'
import { kindNames, kinds } from '#consultings/kinds.ts'
import { replyAnswers, unansweredQuestions } from '#consultings/question.ts'
import type { Survey } from '#contract/surveys.ts'
import { answersToSend, noInput } from '../answers.ts'
import { isChanged, sentSurveyOf } from './sent-answers.ts'

const payloads = {
  HAIR_CONSULTING: {
    features: ['넓은이마', '쌍꺼풀'],
    height_cm: 162.5,
    note: '앞머리를 자를지 고민이에요.',
    had_other_consulting: true,
    other_consulting_count: 2,
  },
  SKIN_CONSULTING: {
    eye_colour: 'dark_brown',
    praised_colours: ['navy', 'baby_pink'],
    note: '면접에 어울리는 색을 알고 싶어요.',
  },
} as const

const photo = (id: string, name: string | null) => ({ id, name, thumbnail_url: `/${id}` })

/** Builds the reply of a survey with these answers. */
function surveyOf(kind: keyof typeof payloads, answers: object, images: readonly object[] = []) {
  const { questions } = kinds[kind]
  const left_blank = unansweredQuestions(questions, answers, false)
  const given = replyAnswers(questions, answers, false)
  return { ...given, left_blank, images, revision: 3 } as unknown as Survey
}

test.each(kindNames)('[C-12] sends unchanged answers of %s as they were', (kind) => {
  const { questions, photos } = kinds[kind]
  const given = payloads[kind]
  const names = Object.keys(questions)
  for (const answers of [given, ...names.map((name) => ({ ...given, [name]: undefined }))]) {
    const sent = sentSurveyOf(questions, photos, surveyOf(kind, answers))
    const again = answersToSend(questions, { ...noInput, answers: sent.answers })
    expect(again).toEqual(answersToSend(questions, { ...noInput, ...asTyped(answers) }))
    expect(isChanged(questions, sent.answers, sent.answers)).toBe(false)
  }
})

/** Types answers as a person would. */
function asTyped(answers: object) {
  const typed = (answer: unknown) => {
    if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
    return Array.isArray(answer) ? answer : String(answer ?? '')
  }
  return {
    answers: Object.fromEntries(Object.entries(answers).map(([name, it]) => [name, typed(it)])),
  }
}

test('[C-12] asks a question again only if the one before it was answered with yes', () => {
  const { questions, photos } = kinds.HAIR_CONSULTING
  const typedAfter = (had_other_consulting: boolean) => {
    const answers = { ...payloads.HAIR_CONSULTING, had_other_consulting }
    return sentSurveyOf(questions, photos, surveyOf('HAIR_CONSULTING', answers))
  }
  expect(typedAfter(true).answers).toMatchObject({ other_consulting_count: '2' })
  expect(typedAfter(false).answers).not.toHaveProperty('other_consulting_count')
  expect(typedAfter(false).revision, 'the one that is changed').toBe(3)
})

test('[C-12] an option that is chosen again later is no change', () => {
  const { questions } = kinds.HAIR_CONSULTING
  const sent = { features: ['넓은이마', '쌍꺼풀'], note: '단발' }
  const again = { features: ['쌍꺼풀', '넓은이마'], note: ' 단발 ' }

  expect(isChanged(questions, sent, again)).toBe(false)
  expect(isChanged(questions, sent, { ...again, features: [] })).toBe(true)
})

test('[C-12] puts each sent photo to its place; one without a known name to a free one', () => {
  const names = ['front', 'side', 'now']
  const photosOf = (...images: readonly object[]) =>
    sentSurveyOf({}, names, surveyOf('HAIR_CONSULTING', {}, images)).photos
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, address: `/${id}` }))

  expect(photosOf(photo('c', 'now'), photo('a', 'front'))).toEqual([a, null, c])
  expect(photosOf(photo('a', 'front'), photo('b', null))).toEqual([a, b, null])
  expect(photosOf(photo('b', 'wrist'), photo('a', 'front'))).toEqual([a, b, null])
})
