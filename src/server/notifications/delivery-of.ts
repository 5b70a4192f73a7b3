import type { Deps } from '#server/deps.ts'
import type { Delivery } from '#texts/delivery.ts'

/** Returns which channels deliver messages; the others only store them in the outbox. */
export const deliveryOf = ({ mail, sms }: Pick<Deps, 'mail' | 'sms'>): Delivery => ({
  mail: mail ? 'sent' : 'outbox',
  sms: sms ? 'sent' : 'outbox',
})
