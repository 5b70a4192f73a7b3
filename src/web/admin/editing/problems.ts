import type { z } from 'zod'
import type { FieldProblem } from '#contract/refusals.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { Draft } from './draft.ts'

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string>>

type Messages = AdminMessages['editing']['problems']

/** Validates a body by the schema of its call and maps the issues to fields. */
export function validateDraft(
  draft: Draft,
  body: unknown,
  schema: z.ZodType,
  messages: Messages,
): Problems {
  const { error } = schema.safeParse(body)
  const found = byField(
    draft,
    (error?.issues ?? []).map((issue) => [issue.path, sentenceOf(issue, messages)]),
  )
  // For an empty field, the schema may report a wrong type instead of a missing value.
  const isEmpty = (name: string) => draft[name]?.trim() === ''
  return Object.fromEntries(
    Object.entries(found).map(([name, message]) => [
      name,
      isEmpty(name) ? messages.needed : message,
    ]),
  )
}

/** Maps the field problems of an API response to fields. */
export const mapFieldProblems = (
  draft: Draft,
  found: readonly FieldProblem[],
  messages: Messages,
): Problems =>
  byField(
    draft,
    found.map(({ loc, msg, type }) => [
      loc.slice(1),
      type === 'missing' ? messages.needed : type === 'too_small' ? messages.tooEarly : msg,
    ]),
  )

type Path = readonly PropertyKey[]

function byField(draft: Draft, found: readonly (readonly [Path, string])[]): Problems {
  return Object.fromEntries(
    found.map(([path, sentence]) => [fieldOf(path.map(String), draft), sentence]),
  )
}

/** Returns the field of a path in the body; a text of the item itself is its Korean one. */
function fieldOf(path: readonly string[], draft: Draft): string {
  const [first = '', language = '', word] = path
  const names = Object.keys(draft)
  const whole = path.join('.')
  if (names.includes(whole)) return whole
  if (first === 'translations') {
    const name = `${language}.${word}`
    return names.includes(name) ? name : (names.find((it) => it.startsWith(`${language}.`)) ?? name)
  }
  return names.includes(`ko.${first}`) ? `ko.${first}` : first
}

function sentenceOf(issue: z.core.$ZodIssue, messages: Messages): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return messages.needed
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return messages.tooLong(String(issue.maximum))
  }
  return messages.unfit
}
