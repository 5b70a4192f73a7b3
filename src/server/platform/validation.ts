import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FieldProblem, RefusalBody } from '#contract/refusals.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type ValidationTexts, validationTexts } from '#texts/validation.ts'
import { type ChooseSentence, type RefusalDetail, refuse } from './refusal.ts'
import { messagesIn } from './validation-messages.ts'

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const parts = ['params', 'query', 'body'] as const
const locNames = { params: 'path', query: 'query', body: 'body' } as const

/**
 * Parses every part that the endpoint declares.
 *
 * Refuses VALIDATION_FAILED with all problems in the caller’s language, and NOT_FOUND for invalid path
 * parameters.
 */
export function parseInput(endpoint: Endpoint, raw: RawInput, language: Language) {
  const input: Record<string, unknown> = { params: {}, query: {}, body: undefined }
  const problems: FieldProblem[] = []

  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = schema.safeParse(raw[part], { error: messagesIn(language), reportInput: false })
    const found = parsed.success
      ? unstorable(parsed.data, [locNames[part]], validationTexts[language])
      : parsed.error.issues.flatMap((issue) => toProblems(locNames[part], issue))
    if (found.length > 0 && part === 'params') refuse('NOT_FOUND')
    problems.push(...found)
    input[part] = parsed.data
  }

  if (problems.length > 0) refuse('VALIDATION_FAILED', { detail: problems })
  return input
}

/** Parses a body with a stricter schema that depends on the caller. Refuses VALIDATION_FAILED. */
export function parseBody<S extends z.ZodType>(
  schema: S,
  body: unknown,
  language: Language,
): z.output<S> {
  const parsed = schema.safeParse(body, { error: messagesIn(language), reportInput: false })
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.flatMap((issue) => toProblems('body', issue))
  refuse('VALIDATION_FAILED', { detail })
}

/** Converts an issue to problems: one, or one per unknown field. */
function toProblems(part: string, issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
  return unknown.map((key) => ({
    loc: [part, ...path, ...key],
    msg: issue.message,
    type: issue.code,
  }))
}

/** Finds texts that PostgreSQL cannot store: with a NUL or half of a surrogate pair. */
function unstorable(
  value: unknown,
  loc: readonly (string | number)[],
  words: ValidationTexts,
): FieldProblem[] {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return []
    return [{ loc, msg: words.unstorable, type: 'invalid_format' }]
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, it]) =>
    unstorable(it, [...loc, Array.isArray(value) ? Number(key) : key], words),
  )
}

/** Refuses VALIDATION_FAILED for a body field that needs more than its schema to validate. */
export function refuseField(field: string, type: string, sentence: ChooseSentence): never {
  return refuse('VALIDATION_FAILED', { detail: [{ loc: ['body', field], msg: sentence, type }] })
}

/** Translates the messages in a refusal's details. */
export function detailIn(language: Language, detail: RefusalDetail): RefusalBody['detail'] {
  if (typeof detail === 'string') return detail
  const figure = new Intl.NumberFormat(language).format
  return detail.map((problem) => {
    const { msg } = problem
    return {
      ...problem,
      msg: typeof msg === 'function' ? msg(validationTexts[language], figure) : msg,
    }
  })
}
