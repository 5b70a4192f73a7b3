import type { z } from 'zod'
import { en, ko, vi } from 'zod/locales'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FieldProblem } from '#contract/refusals.ts'
import type { Language } from '#domain/languages/languages.ts'
import { texts } from '#texts/all.ts'
import { refuse } from './refusal.ts'

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const zodSentences = { ko: ko().localeError, en: en().localeError, vi: vi().localeError }

/** Says what is wrong with a field in the caller's language: our own rules first, then zod's. */
const sentenceIn =
  (language: Language): z.core.$ZodErrorMap =>
  (issue) =>
    nameSentence(issue, language) ?? zodSentences[language](issue)

function nameSentence(issue: z.core.$ZodRawIssue, language: Language): string | undefined {
  const { names } = texts[language]
  const problem = issue.code === 'custom' ? issue.params?.problem : undefined
  return typeof problem === 'string' && problem in names
    ? names[problem as keyof typeof names]
    : undefined
}
const parts = ['params', 'query', 'body'] as const
const locNames = { params: 'path', query: 'query', body: 'body' } as const

/**
 * Parses every part that the endpoint declares.
 *
 * Refuses VALIDATION_FAILED with a list of all problems of all parts, in the caller’s language. An address
 * whose parameters cannot be anything (an id that is no id) is NOT_FOUND.
 */
export function parseInput(endpoint: Endpoint, raw: RawInput, language: Language) {
  const input: Record<string, unknown> = { params: {}, query: {}, body: undefined }
  const problems: FieldProblem[] = []

  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = schema.safeParse(raw[part], { error: sentenceIn(language), reportInput: false })
    const found = parsed.success
      ? unstorable(parsed.data, [locNames[part]])
      : parsed.error.issues.map((issue) => toProblem(locNames[part], issue))
    if (found.length > 0 && part === 'params') refuse('NOT_FOUND')
    problems.push(...found)
    input[part] = parsed.data
  }

  if (problems.length > 0) refuse('VALIDATION_FAILED', { detail: problems })
  return input
}

/**
 * Parses what more is asked of a body once it is known who calls. Refuses VALIDATION_FAILED, in the
 * caller’s language.
 */
export function parseBody<S extends z.ZodType>(
  schema: S,
  body: unknown,
  language: Language,
): z.output<S> {
  const parsed = schema.safeParse(body, { error: sentenceIn(language), reportInput: false })
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map((issue) => toProblem('body', issue))
  refuse('VALIDATION_FAILED', { detail })
}

const toProblem = (part: string, issue: z.core.$ZodIssue): FieldProblem => ({
  loc: [part, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
  msg: issue.message,
  type: issue.code,
})

/** Texts that PostgreSQL cannot keep: with a NUL, or half of a surrogate pair. */
function unstorable(value: unknown, loc: readonly (string | number)[]): FieldProblem[] {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return []
    return [{ loc, msg: 'NUL, U+D800–U+DFFF', type: 'invalid_format' }]
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, it]) =>
    unstorable(it, [...loc, Array.isArray(value) ? Number(key) : key]),
  )
}
