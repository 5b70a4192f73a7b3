import type { RefusalCode } from '#contract/refusals.ts'
import type { Messages } from '#texts/messages.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { openFoldOf } from '#web/ui/fold.tsx'
import { type OrderFields, orderFieldNames } from './order-fields.ts'
import type { OrderForm } from './use-order-form.ts'

type Failures = Messages['ordering']['failures']

/**
 * Returns the message of a failed order, and what was saved. Source: ORD-10, the order part of the
 * catalogue.
 */
export function orderFailureMessage(
  error: unknown,
  kind: 'member' | 'guest',
  text: Failures,
): string {
  if (!isRefusal(error)) return `${text.server} ${text.inputSaved}`
  if (error.code === 'OFFLINE') return `${text.offline} ${text.inputSaved}`
  if (error.status === 422) return ruleOf(error) ?? text.invalid
  const happened = error.status >= 500 ? faultOf(error, kind, text) : text.status(error.status)
  const serverMessage = error.status >= 500 ? null : error.serverMessage
  return [happened, serverMessage, text.inputSaved].filter(Boolean).join('\n')
}

/** Returns the server's message of an error, unless it is the general one. */
function faultOf({ serverMessage }: ApiRefusal, kind: 'member' | 'guest', text: Failures): string {
  const isSpecific =
    serverMessage !== null && withoutStop(serverMessage) !== withoutStop(text.server)
  if (kind === 'member') return isSpecific ? serverMessage : text.server
  return isSpecific ? `${text.guest}\n${serverMessage}` : text.guest
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')

/** Returns the server's message about an order rule; field problems are shown beside the fields. */
function ruleOf(error: ApiRefusal): string | null {
  return error.code === 'VALIDATION_FAILED' ? null : error.serverMessage
}

const fieldsOfCodes: Readonly<Partial<Record<RefusalCode | 'OFFLINE', keyof OrderFields>>> = {
  PROMOTION_INVALID: 'promotion_code',
  POINTS_BELOW_MINIMUM: 'used_points',
  POINTS_INSUFFICIENT: 'used_points',
  POINTS_MEMBERS_ONLY: 'used_points',
}

/** Shows the server's problems beside their fields and focuses the first one. */
export function markFields(form: OrderForm, error: ApiRefusal) {
  const problems = new Map(error.fields.map(({ loc, msg }) => [loc.at(-1), msg]))
  const ruled = fieldsOfCodes[error.code]
  if (ruled) problems.set(ruled, error.serverMessage ?? '')

  const wrong = orderFieldNames.filter((name) => problems.has(name))
  for (const name of wrong) {
    form.setError(name, { type: 'server', message: problems.get(name) ?? '' })
  }
  for (const name of wrong) openFoldOf(name)
  if (wrong[0]) form.setFocus(wrong[0])
}
