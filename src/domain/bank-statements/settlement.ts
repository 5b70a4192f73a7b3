const CARDS = /카드|체크|^(?:BC|KB|NH|IBK)\d{4,}/i
const PROVIDERS =
  /나이스(?:페이|정보)|NICEPAY|KICC|한국정보통신|KSNET|케이에스넷|KCP|이니시스|INICIS|토스페이먼츠|토스페이먼|tosspaymen|다날|갤럭시아|헥토|스마트로|페이플|페이레터|포트원|네이버파이낸셜|네이버페이|페이코|PAYCO|쿠팡|밴사|^PG/i
const PAYOUTS = /(?:페이|카드|매출|대금|PG)\s*정산|정산(?:금|대금|입금)|집금|매출대금/i
const INTEREST = /(?:예금|결산|세후|통장)\s*이자|이자\s*(?:입금|지급|소득|세금)|^이자$|캐시백|환급/

/**
 * Whether the row's own words say that the money is not a customer's payment: a payout of cards or
 * of a payment provider, interest, a tax refund. A person's name must never match: 이자영, Nguyen Van
 * An.
 */
export const isSettlement = (cells: readonly string[]): boolean =>
  cells.some((text) =>
    [CARDS, PROVIDERS, PAYOUTS, INTEREST].some((pattern) => pattern.test(text.trim())),
  )

/**
 * Services that transfer for others under their own name; the payer's name is in the description.
 */
const RELAYS =
  /^(?:\(주\)|㈜|주식회사)?\s*(?:카카오페이|비바리퍼블리카|토스)(?:\(주\)|㈜|주식회사)?$/

export const isRelay = (sender: string): boolean => RELAYS.test(sender.trim())
