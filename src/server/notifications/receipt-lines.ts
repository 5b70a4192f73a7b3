import { vatIn } from '#domain/money/vat.ts'
import { won } from '#domain/money/won.ts'
import { texts } from '#texts/all.ts'
import { cashReceiptTexts } from '#texts/cash-receipts.ts'
import { receiptTexts } from '#texts/receipts.ts'
import type { MailNotification } from './mail-content.ts'
import { writeMoment, writePoints, writeWon } from './mail-format.ts'

type Confirmed = Extract<MailNotification, { readonly kind: 'PAYMENT_CONFIRMED' }>

/**
 * Lines of the receipt in a payment confirmation: item, discounts, payment method and included tax.
 */
export function composeReceiptLines({ language, amount, receipt }: Confirmed): [string, string][] {
  if (!receipt) return []
  const labels = receiptTexts[language]
  const { discounts, points, method, price } = receipt
  const vat = vatIn(amount)
  const { methods } = texts[language].myPage.detail
  return [
    [labels.product, `${receipt.productName} · ${writeWon(language, price)}`],
    ...(discounts > 0
      ? ([[labels.discounts, writeWon(language, discounts)]] satisfies [string, string][])
      : []),
    ...(points > 0
      ? ([[labels.points, writePoints(language, points)]] satisfies [string, string][])
      : []),
    [labels.method, methods[method] ?? method],
    // Time in Seoul, as on bank statements; pages show it in the reader's zone.
    ...(receipt.cashReceipt
      ? ([
          [
            cashReceiptTexts[language].title,
            `${cashReceiptTexts[language].purposes[receipt.cashReceipt.purpose]} · ${receipt.cashReceipt.issueNumber}`,
          ],
        ] satisfies [string, string][])
      : []),
    [labels.paidAt, writeMoment(language, new Date(receipt.paidAt))],
    [labels.supply, writeWon(language, won(amount - vat))],
    [labels.vat, writeWon(language, vat)],
  ]
}
