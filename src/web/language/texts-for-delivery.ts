import { type Delivery, resolveForDelivery } from '#texts/delivery.ts'

const known = new WeakMap<object, Map<string, unknown>>()

/** Returns the texts for a delivery; cached, so that nothing renders twice. */
export function textsForDelivery<Texts extends object>(texts: Texts, delivery: Delivery): Texts {
  const byDelivery = known.get(texts) ?? new Map<string, unknown>()
  known.set(texts, byDelivery)
  const name = `${delivery.mail} ${delivery.sms}`
  if (!byDelivery.has(name)) byDelivery.set(name, resolveForDelivery(texts, delivery))
  // The map is that of these texts and has nothing but copies of them.
  return byDelivery.get(name) as Texts
}
