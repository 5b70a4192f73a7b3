import { type FactorMethod, factorMethods } from '#domain/accounts/factor-methods.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import { isRefusal } from '#web/api/api-refusal.ts'

/** What a login still needs: the ticket of the server, and the ways to complete it. */
export interface SecondStep {
  readonly ticket: string
  readonly methods: readonly FactorMethod[]
}

/** Returns the second step that a refused login asks for; null if it was refused for another reason. */
export function secondStepOf(error: unknown): SecondStep | null {
  if (!isRefusal(error, 'SECOND_FACTOR_REQUIRED')) return null
  const { ticket, methods } = error.body
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return null
  return { ticket, methods: factorMethods.filter((method) => isOneOf(methods, method)) }
}
