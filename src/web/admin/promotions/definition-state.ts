import type { definitionStates } from '#contract/admin-promotions.ts'
import type { Definition } from './definition-kind.ts'

type DefinitionState = (typeof definitionStates)[number]

/** Returns whether a discount is current, scheduled or ended. */
export function definitionState(
  { status, start_date, end_date }: Pick<Definition, 'status' | 'start_date' | 'end_date'>,
  now: Date,
): DefinitionState {
  if (status !== 'ACTIVE' || (end_date && new Date(end_date) < now)) return 'ENDED'
  return new Date(start_date) > now ? 'SCHEDULED' : 'CURRENT'
}
