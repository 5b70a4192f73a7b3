import type { Deps } from '#server/deps.ts'
import type { Delivery } from '#texts/delivery.ts'

/** Whether messages leave, or only stay in the outbox. */
export const deliveryOf = ({ mail, sms }: Pick<Deps, 'mail' | 'sms'>): Delivery => ({
  mail: mail ? 'sent' : 'outbox',
  sms: sms ? 'sent' : 'outbox',
})
