import { useNavigate } from 'react-router'
import { type FactorMethod, factorMethods } from '#domain/accounts/factor-methods.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { withNext } from '#web/layout/login-address.ts'

/** What a login still needs: the ticket of the server, and the ways to complete it. */
export interface SecondStep {
  readonly ticket: string
  readonly methods: readonly FactorMethod[]
}

/** Returns the second step that a refused login asks for; null if it was refused for another reason. */
export const secondStepOf = (error: unknown): SecondStep | null =>
  isRefusal(error, 'SECOND_FACTOR_REQUIRED') ? parseStep(error.body) : null

/** Reads a step from a reply, or from the history entry of its page; null if it is none. */
export function parseStep(value: unknown): SecondStep | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('ticket' in value && 'methods' in value)) return null
  const { ticket, methods } = value
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return null
  return { ticket, methods: factorMethods.filter((method) => isOneOf(methods, method)) }
}

/**
 * Returns what opens the page of the second step, in place of this one. The step is in the history
 * entry, so that a reload shows it again; `next` is shown after the login.
 */
export function useSecondStep() {
  const navigate = useNavigate()
  return ({ step, next }: { readonly step: SecondStep; readonly next: string | null }) =>
    navigate(withNext('/login/second-step', next), { replace: true, state: step })
}
