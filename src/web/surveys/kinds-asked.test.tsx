import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type KindName, kindNames, kinds } from '#consultings/kinds.ts'
import { type KindOnScreen, kindOnScreen } from '#consultings/kinds-on-screen.ts'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { answeredCount, noInput, questionCount } from './answers.ts'

const onScreen = (name: KindName) => new QueryClient().fetchQuery(kindOnScreen(name))

/** The form as somebody sees it who said yes wherever that leads to another question. */
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

test.each(kindNames)('[KINDS] the form of %s asks each question of its survey', async (name) => {
  const kind = await onScreen(name)
  const html = await formOf(kind)

  const labels = Object.keys(kinds[name].questions).map((question) => {
    const words = kind.texts.ko.questions[question]!
    return 'label' in words ? words.label : words.title
  })
  expect(labels.filter((label) => !html.includes(label))).toEqual([])
})

test.each(kindNames)('[KINDS] the form of %s asks for its photos, in their order', async (name) => {
  const { photos } = await onScreen(name)

  expect(photos.map((photo) => photo.name)).toEqual(kinds[name].photos)
  expect(photos.length).toBeLessThanOrEqual(MAX_SURVEY_PHOTOS)
})

test('a survey that asks for one photo is complete with it', () => {
  const questions = { note: { form: 'text', maxLength: 10, blank: '' } } as const
  const asks = { questions, photos: [{ name: 'whole', camera: 'user' }] } as const
  const input = { ...noInput, answers: { note: '끝' } }

  expect(answeredCount(questions, input, 1)).toBe(questionCount(asks))
})
