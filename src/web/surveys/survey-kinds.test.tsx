import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type KindName, kindNames, kinds } from '#consultings/kinds.ts'
import { type KindOnScreen, kindOnScreen } from '#consultings/kinds-on-screen.ts'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { answeredCount, noInput, questionCount } from './answers.ts'

const onScreen = (name: KindName) => new QueryClient().fetchQuery(kindOnScreen(name))

/** Renders the form with a yes to every question that has a follow-up. */
const formOf = ({ questions, texts, FirstQuestions, LaterQuestions }: KindOnScreen) =>
  renderedHtml(() => {
    const answers = Object.fromEntries(
      Object.values(questions).flatMap(({ after }) => (after ? [[after, 'yes']] : [])),
    )
    const asking = { questions, texts: texts.ko.questions, answers, answer() {}, problems: {} }
    return (
      <>
        <FirstQuestions asking={asking} />
        <LaterQuestions asking={asking} />
      </>
    )
  })

test.each(kindNames)('[KINDS] asks every question of the survey %s', async (name) => {
  const kind = await onScreen(name)
  const html = await formOf(kind)

  const labels = Object.keys(kinds[name].questions).map((question) => {
    const words = kind.texts.ko.questions[question]!
    return 'label' in words ? words.label : words.title
  })
  expect(labels.filter((label) => !html.includes(label))).toEqual([])
})

test.each(kindNames)('[KINDS] asks for the photos of %s in order', async (name) => {
  const { photos } = await onScreen(name)

  expect(photos.map((photo) => photo.name)).toEqual(kinds[name].photos)
  expect(photos.length).toBeLessThanOrEqual(MAX_SURVEY_PHOTOS)
})

test('accepts a survey with its only photo', () => {
  const questions = { note: { form: 'text', maxLength: 10, blank: '' } } as const
  const kindScreen = {
    questions,
    photos: [{ name: 'whole', camera: 'user', subject: 'any' }],
  } as const
  const input = { ...noInput, answers: { note: '끝' } }

  expect(answeredCount(questions, input, 1)).toBe(questionCount(kindScreen))
})
