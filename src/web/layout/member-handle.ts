import type { Messages } from '#texts/messages.ts'
import { handleOf } from './handle-of.ts'

/**
 * Route handle of member-only pages: `export const handle = { memberOnly: … } satisfies
 * MemberHandle` has the heading that is shown over the login.
 */
export interface MemberHandle {
  readonly memberOnly: (text: Messages) => string
}

export const memberOnlyOf = (handle: unknown): MemberHandle['memberOnly'] | undefined =>
  handleOf<MemberHandle>(handle).memberOnly
