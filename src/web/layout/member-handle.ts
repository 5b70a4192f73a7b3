import type { Messages } from '#texts/messages.ts'

/**
 * A page of my page that only members have says so by `export const handle = { memberOnly: … }
 * satisfies MemberHandle`: its heading, which stands over the login for everybody else.
 */
export interface MemberHandle {
  readonly memberOnly: (text: Messages) => string
}

export const memberOnlyOf = (handle: unknown): MemberHandle['memberOnly'] | undefined =>
  (handle as Partial<MemberHandle> | undefined)?.memberOnly
