import { createHmac } from 'node:crypto'

/**
 * Pseudonym that replaces the ID of a closed account. It recognises the former member by the typed
 * ID without revealing it. No valid ID looks like it.
 */
export const closedAccountId = (secret: string, userId: string) =>
  `withdrawn-${createHmac('sha256', secret).update(`withdrawn:${userId.toLowerCase()}`).digest('hex').slice(0, 32)}`
