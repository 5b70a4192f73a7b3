import type { FieldProblem, RefusalCode } from '#contract/refusals.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ValidationTexts } from '#texts/validation.ts'

/** Chooses a message once the language of the reply is known. */
export type ChooseSentence = (words: ValidationTexts, figure: (value: number) => string) => string

/** What is wrong, as a sentence or field by field. */
export type RefusalDetail =
  | string
  | readonly (Omit<FieldProblem, 'msg'> & { readonly msg: string | ChooseSentence })[]

/**
 * Further fields of a refusal's body, e.g. `{ quote }` of PRICE_CHANGED. `message` replaces the code's
 * default message where it needs a figure.
 */
export type RefusalExtra = Readonly<Record<string, unknown>> & {
  readonly message?: (language: Language) => string
  readonly detail?: RefusalDetail
}

/** Thrown for an expected refusal. Rolls back the transaction it is thrown in. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly extra: RefusalExtra

  constructor(code: RefusalCode, extra: RefusalExtra = {}) {
    super(code)
    this.code = code
    this.extra = extra
  }
}

/**
 * Throws a {@link Refusal}; for use in expressions: `const order = (await findOrder(db, number)) ??
 * refuse('ORDER_NOT_FOUND')`.
 */
export function refuse(code: RefusalCode, extra?: RefusalExtra): never {
  throw new Refusal(code, extra)
}
