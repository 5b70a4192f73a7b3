import type { Messages } from '#texts/messages.ts'

/**
 * Route handle of member-only pages: `export const handle = { memberOnly: … } satisfies
 * MemberHandle` has the heading that is shown over the login.
 */
export interface MemberHandle {
  readonly memberOnly: (text: Messages) => string
}

export const memberOnlyOf = (handle: unknown): MemberHandle['memberOnly'] | undefined =>
  (handle as Partial<MemberHandle> | undefined)?.memberOnly
