import { companyNames } from '#domain/settings/company-names.ts'
import { mailTexts } from '#texts/mails.ts'
import type { MailContent } from './mail-content.ts'
import { writeMoment, writeWon } from './mail-format.ts'
import type { Notification } from './notification.ts'

type ProductNotification = Extract<Notification, { kind: 'PRODUCT_REQUESTED' | 'PRODUCT_ON_SALE' }>

export const isProductNotification = (
  notification: Notification,
): notification is ProductNotification =>
  notification.kind === 'PRODUCT_REQUESTED' || notification.kind === 'PRODUCT_ON_SALE'

/** Composes a mail to a person who requested a product, with a link to refuse further ones. */
export function composeProductMail(notification: ProductNotification): MailContent {
  const { language } = notification
  const texts = mailTexts[language].requests
  const requestedAt = writeMoment(language, notification.requestedAt)
  const links = [{ ...texts.withdrawal, url: notification.withdrawUrl }]
  if (notification.kind === 'PRODUCT_REQUESTED') {
    return { ...texts.requested({ kind: notification.consultingType, requestedAt }), links }
  }
  const { productName, sender } = notification
  const { businessEmail: email, phone } = sender
  const words = texts.onSale({
    productName,
    price: writeWon(language, notification.price),
    requestedAt,
    sender: { ...companyNames(sender, language), email, phone },
  })
  return { ...words, links, url: notification.productUrl }
}
