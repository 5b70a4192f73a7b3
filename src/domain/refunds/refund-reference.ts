/** Length of a reference: unique among the few refunds of one payment, and short enough to read. */
const DIGITS = 8
/**
 * Maximum length of a cancellation reason at the provider. Source: core API 2022-11-16,
 * `cancelReason`.
 */
const MOST_CHARACTERS = 200
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/

/**
 * Returns the reference of a refund, by which it is recognized among the refunds that the provider
 * reports.
 */
export const refundReferenceOf = (id: string): string => id.slice(0, DIGITS)

/**
 * Composes the reason sent to the provider: the text, cut to fit, followed by the refund's
 * reference.
 */
export function reasonWithReference(reason: string, reference: string): string {
  const sign = ` #${reference}`
  const text = reason.slice(0, MOST_CHARACTERS - sign.length).replace(HALF_A_CHARACTER, '')
  return `${text}${sign}`
}

/** Whether a reported refund has this reference. False if the provider reports no reason. */
export const hasReference = (
  { reason }: { readonly reason: string | null },
  reference: string,
): boolean => reason?.includes(`#${reference}`) ?? false
