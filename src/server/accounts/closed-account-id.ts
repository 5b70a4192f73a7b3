import { createHmac } from 'node:crypto'

/**
 * What stands in the place of a withdrawn member's ID: it tells again who types that ID, and tells
 * nobody what the ID was. No ID that can be chosen looks like it.
 */
export const closedAccountId = (secret: string, userId: string) =>
  `withdrawn-${createHmac('sha256', secret).update(`withdrawn:${userId.toLowerCase()}`).digest('hex').slice(0, 32)}`
