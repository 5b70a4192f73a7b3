/** Whether messages leave: `outbox` while no sender is connected, so that they only stay there. */
export interface Delivery {
  readonly mail: 'sent' | 'outbox'
  readonly sms: 'sent' | 'outbox'
}

/** Where senders are connected, and where it is not known. */
export const sending: Delivery = { mail: 'sent', sms: 'sent' }

// Private-use characters, which no sentence has.
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'] as const
const CHOICE = new RegExp(
  `${OPEN}(mail|sms)${BETWEEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`,
  'g',
)

/**
 * A part of a sentence that promises a mail, and what is said instead while mails only stay in the
 * outbox. {@link resolveForDelivery} chooses.
 */
export const ifMailed = (sent: string, kept = ''): string =>
  `${OPEN}mail${BETWEEN}${sent}${BETWEEN}${kept}${CLOSE}`

/** A part of a sentence that promises a text message, and what is said instead without a sender. */
export const ifTexted = (sent: string, kept = ''): string =>
  `${OPEN}sms${BETWEEN}${sent}${BETWEEN}${kept}${CLOSE}`

const chosen = (text: string, delivery: Delivery): string =>
  text.includes(OPEN)
    ? text.replace(CHOICE, (_choice, channel: keyof Delivery, sent: string, kept: string) =>
        delivery[channel] === 'sent' ? sent : kept,
      )
    : text

/** Sentences as they are true with this delivery, those that functions answer included. */
export function resolveForDelivery<Texts>(texts: Texts, delivery: Delivery): Texts {
  if (typeof texts === 'string') return chosen(texts, delivery) as Texts
  if (typeof texts === 'function') {
    return ((...given: unknown[]) => resolveForDelivery(texts(...given), delivery)) as Texts
  }
  if (Array.isArray(texts)) return texts.map((each) => resolveForDelivery(each, delivery)) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  if (Object.getPrototypeOf(texts) !== Object.prototype) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, each]) => [name, resolveForDelivery(each, delivery)]),
  ) as Texts
}
