import type { FieldProblem } from '#contract/refusals.ts'
import { textLengths } from '#domain/limits/limits.ts'
import type { MemberMessages } from '#texts/member-messages.ts'

/** Content of a review, as typed. */
export interface ReviewInput {
  /** 1 to 5; 0 if none is chosen. */
  readonly rating: number
  readonly title: string
  readonly text: string
  /** Whether it shows the sheet's face shape and style. */
  readonly shows_look: boolean
}

export type ReviewProblems = Readonly<Partial<Record<keyof ReviewInput, string>>>

export const emptyReview: ReviewInput = { rating: 0, title: '', text: '', shows_look: false }

export const lengths = { title: textLengths.title, text: textLengths.reviewText } as const

type Texts = MemberMessages['myReviews']['problems']

/** Returns what prevents a review from being sent, by field. */
export function problemsOf(
  input: ReviewInput,
  text: Texts,
  number: (it: number) => string,
): ReviewProblems {
  const of = (field: 'title' | 'text') => {
    const written = input[field].trim()
    if (written === '') return text[field]
    return written.length > lengths[field] ? text.tooLong(number(lengths[field])) : undefined
  }
  const found = {
    rating: input.rating === 0 ? text.rating : undefined,
    title: of('title'),
    text: of('text'),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )
}

/** Converts the server's field problems. */
export const problemsFromServer = (problems: readonly FieldProblem[]): ReviewProblems =>
  Object.fromEntries(
    problems.flatMap(({ loc, msg }) => {
      const field = loc.at(-1)
      return typeof field === 'string' && field in emptyReview ? [[field, msg]] : []
    }),
  )
