import { companyNames } from '#domain/settings/company-names.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Letter } from './letter-content.ts'
import { writeMoment, writeWon } from './mail-format.ts'
import type { Notice } from './notice.ts'

type ProductNotice = Extract<Notice, { kind: 'PRODUCT_REQUESTED' | 'PRODUCT_ON_SALE' }>

export const isProductNotice = (notice: Notice): notice is ProductNotice =>
  notice.kind === 'PRODUCT_REQUESTED' || notice.kind === 'PRODUCT_ON_SALE'

/** Composes a mail to who waits for a product: each has the way to refuse the next one. */
export function productLetter(notice: ProductNotice): Letter {
  const { language } = notice
  const texts = mailTexts[language].requests
  const requestedAt = writeMoment(language, notice.requestedAt)
  const links = [{ ...texts.withdrawal, url: notice.withdrawUrl }]
  if (notice.kind === 'PRODUCT_REQUESTED') {
    return { ...texts.requested({ kind: notice.consultingType, requestedAt }), links }
  }
  const { productName, sender } = notice
  const { businessEmail: email, phone } = sender
  const words = texts.onSale({
    productName,
    price: writeWon(language, notice.price),
    requestedAt,
    sender: { ...companyNames(sender, language), email, phone },
  })
  return { ...words, links, url: notice.productUrl }
}
