/** Of a refund's id: enough to tell the few of one payment apart, and short enough to be read. */
const DIGITS = 8
/** Of a reason, as the payment company keeps it. Source: core API 2022-11-16, `cancelReason`. */
const MOST_CHARACTERS = 200
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/

/** By which a refund of ours is known among what went back at the payment company. */
export const markOf = (id: string): string => id.slice(0, DIGITS)

/** What the payment company is told: the reason, and the refund's mark behind it. */
export function markedReason(reason: string, mark: string): string {
  const sign = ` #${mark}`
  const words = reason.slice(0, MOST_CHARACTERS - sign.length).replace(HALF_A_CHARACTER, '')
  return `${words}${sign}`
}

/** False also of a reason that the company does not tell. */
export const bearsMark = ({ reason }: { readonly reason: string | null }, mark: string): boolean =>
  reason?.includes(`#${mark}`) ?? false
