import { vatIn } from '#domain/money/vat.ts'
import { won } from '#domain/money/won.ts'
import { texts } from '#texts/all.ts'
import { cashReceiptTexts } from '#texts/cash-receipts.ts'
import { receiptTexts } from '#texts/receipts.ts'
import type { MailNotification } from './mail-content.ts'
import { writeMoment, writePoints, writeWon } from './mail-format.ts'

type Confirmed = Extract<MailNotification, { readonly kind: 'PAYMENT_CONFIRMED' }>

/** The receipt in the mail that confirms a payment: what for, what came off, how, and the tax in it. */
export function composeReceiptLines({ language, amount, receipt }: Confirmed): [string, string][] {
  if (!receipt) return []
  const words = receiptTexts[language]
  const { discounts, points, method, price } = receipt
  const vat = vatIn(amount)
  const { methods } = texts[language].myPage.detail
  return [
    [words.product, `${receipt.productName} · ${writeWon(language, price)}`],
    ...(discounts > 0
      ? ([[words.discounts, writeWon(language, discounts)]] satisfies [string, string][])
      : []),
    ...(points > 0
      ? ([[words.points, writePoints(language, points)]] satisfies [string, string][])
      : []),
    [words.method, methods[method] ?? method],
    // In the studio's time, as a bank says it; pages say it in the reader's.
    ...(receipt.cashReceipt
      ? ([
          [
            cashReceiptTexts[language].title,
            `${cashReceiptTexts[language].purposes[receipt.cashReceipt.purpose]} · ${receipt.cashReceipt.issueNumber}`,
          ],
        ] satisfies [string, string][])
      : []),
    [words.paidAt, writeMoment(language, new Date(receipt.paidAt))],
    [words.supply, writeWon(language, won(amount - vat))],
    [words.vat, writeWon(language, vat)],
  ]
}
