import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminFaqs } from '#contract/admin-content.ts'
import { admin } from '#texts/ko/admin.ts'
import { bodyTexts, type Draft, draftTexts, isSameDraft, isWritten, rebaseDraft } from './draft.ts'
import { draftParts, isSamePart } from './parts.ts'
import { mapFieldProblems, validateDraft } from './problems.ts'

const textFields = ['question', 'answer'] as const
const faq = {
  question: '무엇을 보나요?',
  answer: '<p>얼굴</p>',
  translations: { en: { question: 'What?', answer: '<p>Faces</p>' }, vi: null },
}
const sentences = admin.editing.problems

test('[ADM-02] converts the texts of an item to editor fields by language, and back', () => {
  const draft = draftTexts(textFields, faq)

  expect(draft).toMatchObject({
    'ko.question': '무엇을 보나요?',
    'en.question': 'What?',
    'vi.answer': '',
  })
  expect(bodyTexts(textFields, draft)).toEqual(faq)
  expect(isSameDraft(draft, draftTexts(textFields, faq))).toBe(true)
})

test('[ADM-02] removes a language without texts; blanks count as empty', () => {
  const draft = { ...draftTexts(textFields, faq), 'en.question': ' ', 'en.answer': '' }

  expect(isWritten('en', draft)).toBe(false)
  expect(bodyTexts(textFields, draft).translations.en).toBeNull()
})

test('[ADM-02] shows a validation problem at the field of its language', () => {
  const draft = { ...draftTexts(textFields, faq), 'ko.answer': '', 'en.question': 'a'.repeat(301) }

  expect(
    validateDraft(draft, bodyTexts(textFields, draft), adminFaqs.update.body, sentences),
  ).toEqual({
    'ko.answer': sentences.needed,
    'en.question': sentences.tooLong('300'),
  })
})

// biome-ignore format: a table reads by columns
test.each([
  [['body', 'image_url'],               'missing',   'x', 'image_url', sentences.needed],
  [['body', 'ends_at'],                 'too_small', 'x', 'ends_at',   sentences.tooEarly],
  [['body', 'html'],                    'custom',    '말', 'ko.html',  '말'],
  [['body', 'translations', 'en'],      'custom',    '말', 'en.html',  '말'],
])('[ADM-02] shows a server-side problem at %j beside its field', (loc, type, msg, name, message) => {
  const draft = { image_url: '', ends_at: '', 'ko.html': '', 'en.html': '' }

  expect(mapFieldProblems(draft, [{ loc, type, msg }], sentences)).toEqual({ [name]: message })
})

test('[ADM-02] compares each field of a draft as one part, taken from one version or the other', () => {
  const mine: Draft = { author: '나', ...draftTexts(textFields, faq) }
  const theirs: Draft = { author: '너', ...draftTexts(textFields, null) }
  const parts = draftParts({
    fields: { author: '작성자' },
    texts: { question: '질문', answer: '답' },
  })

  expect(parts.map(({ label }) => label)).toContain('질문 · English')
  expect(parts.reduce((into, part) => part.take(into, mine), theirs)).toEqual(mine)
  const differing = parts.filter((part) => !isSamePart(part, mine, theirs))
  expect(differing.map(({ name }) => name)).toEqual([
    'author',
    'ko.question',
    'ko.answer',
    'en.question',
    'en.answer',
  ])
})

test('[ADM-02] moves changes onto a newer version unless somebody else changed the same field', () => {
  const base = { 'ko.name': '봄', status: 'ACTIVE', link_url: '' }
  const draft = { ...base, 'ko.name': '봄의 결' }

  const hidden = { ...base, status: 'INACTIVE', link_url: '/user' }
  expect(rebaseDraft(draft, base, hidden)).toEqual({ ...hidden, 'ko.name': '봄의 결' })
  expect(rebaseDraft(draft, base, { ...hidden, 'ko.name': '봄의 결' })).toEqual({
    ...hidden,
    'ko.name': '봄의 결',
  })
  expect(rebaseDraft(draft, base, { ...hidden, 'ko.name': '여름' })).toBeNull()
})

test('reports an empty field as required, whatever else its schema says', () => {
  const draft = { price: '', kind: '', code: 'a b' }
  const schema = z.object({
    price: z.number(),
    kind: z.enum(['HAIR']),
    code: z.string().regex(/^[A-Z]+$/),
  })
  const body = { ...draft, price: Number.NaN }

  expect(validateDraft(draft, body, schema, sentences)).toEqual({
    price: sentences.needed,
    kind: sentences.needed,
    code: sentences.unfit,
  })
})
