/**
 * Whether messages are sent: `outbox` while no sender is connected, so that they are only stored
 * there.
 */
export interface Delivery {
  readonly mail: 'sent' | 'outbox'
  readonly sms: 'sent' | 'outbox'
}

/** Senders are connected, or the state is unknown. */
export const sending: Delivery = { mail: 'sent', sms: 'sent' }

// Private-use characters, which no sentence contains.
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'] as const
const CHOICE = new RegExp(
  `${OPEN}(mail|sms)${BETWEEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`,
  'g',
)

/**
 * Marks a part of a sentence that promises a mail, and its alternative while mails are only stored.
 * {@link resolveForDelivery} selects one.
 */
export const ifMailed = (sent: string, whenStored = ''): string =>
  `${OPEN}mail${BETWEEN}${sent}${BETWEEN}${whenStored}${CLOSE}`

/**
 * Marks a part of a sentence that promises a text message, and its alternative without an SMS
 * sender.
 */
export const ifTexted = (sent: string, whenStored = ''): string =>
  `${OPEN}sms${BETWEEN}${sent}${BETWEEN}${whenStored}${CLOSE}`

const chosen = (text: string, delivery: Delivery): string =>
  text.includes(OPEN)
    ? text.replace(CHOICE, (_choice, channel: keyof Delivery, sent: string, whenStored: string) =>
        delivery[channel] === 'sent' ? sent : whenStored,
      )
    : text

/**
 * Resolves the marked parts of all sentences for a delivery, including those that functions return.
 */
export const resolveForDelivery = <Texts>(texts: Texts, delivery: Delivery): Texts =>
  // Only the content of strings changes, so the result has the type of the texts.
  resolved(texts, delivery) as Texts

function resolved(texts: unknown, delivery: Delivery): unknown {
  if (typeof texts === 'string') return chosen(texts, delivery)
  if (typeof texts === 'function')
    return (...given: unknown[]) => resolved(texts(...given), delivery)
  if (Array.isArray(texts)) return texts.map((each) => resolved(each, delivery))
  if (typeof texts !== 'object' || texts === null) return texts
  if (Object.getPrototypeOf(texts) !== Object.prototype) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, each]) => [name, resolved(each, delivery)]),
  )
}
