import { expect, test } from 'vitest'
import { hairQuestions as questions } from '#consultings/hair/survey.ts'
import { hairTexts } from '#consultings/hair/texts.ts'
import { formatFor } from '#texts/format.ts'
import { surveyTexts } from '#texts/surveys.ts'
import { answersToSend, noInput, type SurveyInput } from './answers.ts'
import { findProblems, problemsFromServer } from './find-problems.ts'

const kindTexts = hairTexts.ko
const questionTexts = kindTexts.questions
const text = surveyTexts.ko

const filled: SurveyInput = {
  ...noInput,
  answers: { height_cm: '162,5', note: ' 앞머리를 자를지 고민이에요. ' },
  consented: true,
  agreed: true,
}
const problemsOf = (answers: SurveyInput['answers'], guest = false) =>
  findProblems(
    { ...filled, answers: { ...filled.answers, ...answers } },
    { questions, kindTexts, text, format: formatFor('ko'), guest },
  )

test('[SRV-02] accepts a complete survey and reports each missing answer', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ height_cm: ' ', note: '' })).toEqual({
    height_cm: questionTexts.height_cm.missing,
    note: questionTexts.note.missing,
  })
  expect(Object.keys(problemsOf({}, true))).toEqual(['email', 'phone'])
})

test.each([
  ['height_cm', '99'],
  ['height_cm', '165cm'],
  ['weight_kg', '251'],
])('[SRV-02] reports %s of %s with its bounds', (name, typed) => {
  expect(Object.keys(problemsOf({ [name]: typed }))).toEqual([name])
})

test('validates and sends a follow-up question only after a yes', () => {
  const answers = { other_consulting_count: '1.5', had_other_consulting: 'no' }
  expect(problemsOf(answers)).toEqual({})
  expect(problemsOf({ ...answers, had_other_consulting: 'yes' })).toHaveProperty(
    'other_consulting_count',
  )
  expect(answersToSend(questions, { ...filled, answers })).toEqual({ had_other_consulting: false })
})

test('[C-11] sends only given answers, as numbers and trimmed', () => {
  const answers = { ...filled.answers, features: [], face_shape: '하트형', weight_kg: ' ' }
  expect(answersToSend(questions, { ...filled, answers })).toEqual({
    height_cm: 162.5,
    note: '앞머리를 자를지 고민이에요.',
    face_shape: '하트형',
  })
})

test('assigns the server’s problems to fields and ignores others', () => {
  expect(
    problemsFromServer(questions, [
      { loc: ['body', 'features', 2], msg: 'a', type: 'x' },
      { loc: ['body', 'agreed_all'], msg: 'b', type: 'x' },
      { loc: ['body'], msg: 'c', type: 'x' },
      { loc: ['header', 'Idempotency-Key'], msg: 'd', type: 'x' },
    ]),
  ).toEqual({ features: 'a', agreed: 'b' })
})
