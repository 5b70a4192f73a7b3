import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerFields, sensitiveQuestions, unansweredQuestions } from '../question.ts'
import { clothColours } from './cloth-colours.ts'
import { type ColorAnswers, colorQuestions } from './survey.ts'

const schema = z.object(answerFields(colorQuestions))
const NOTE = { note: '면접에 어울리는 색을 알고 싶어요.' }
const problemsOf = (answers: object) =>
  schema.safeParse({ ...NOTE, ...answers }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('[KINDS] requires no answer and has no default answers', () => {
  expect(schema.parse(NOTE)).toEqual(NOTE)
  expect(problemsOf({ note: '' })).toEqual(['note'])
  for (const { blank } of Object.values(colorQuestions)) {
    expect([null, '', []]).toContainEqual(blank)
  }
})

test('[KINDS] accepts exactly the options of each question', () => {
  for (const [name, question] of Object.entries(colorQuestions)) {
    if (!('options' in question)) continue
    const isSeveral = question.form === 'several'
    for (const option of question.options) {
      expect(problemsOf({ [name]: isSeveral ? [option] : option }), option).toEqual([])
    }
    expect(problemsOf({ [name]: isSeveral ? ['else'] : 'else' })[0]).toContain(name)
    expect(new Set(question.options).size).toBe(question.options.length)
  }
})

test('[KINDS] accepts all twenty clothes colours in both questions', () => {
  expect(clothColours).toHaveLength(20)
  const all = { praised_colours: [...clothColours], tiring_colours: [...clothColours] }
  expect(problemsOf(all)).toEqual([])
})

test('[KINDS] refuses “none of them” beside other options', () => {
  expect(problemsOf({ sensitivities: ['none'] })).toEqual([])
  expect(problemsOf({ sensitivities: ['none', 'fragrance'] })).toEqual(['sensitivities'])
  expect(problemsOf({ lip_makeup: ['tint', 'none'] })).toEqual(['lip_makeup'])
})

test('[KINDS] erases sensitivities with the photos and does not count them as unanswered', () => {
  expect(sensitiveQuestions(colorQuestions)).toEqual(['sensitivities', 'sensitivity_note'])
  const answers: ColorAnswers = NOTE
  expect(unansweredQuestions(colorQuestions, answers, false)).toContain('sensitivities')
  expect(unansweredQuestions(colorQuestions, answers, true)).not.toContain('sensitivities')
})
