import type { Language } from '#domain/languages/languages.ts'
import { mailTexts } from '#texts/mails.ts'
import { nameOfPhoto, photoRequestTexts } from '#texts/photo-requests.ts'
import { composeAdminMail, isAdminNotification } from './compose-admin-mail.ts'
import { composeBookingMail } from './compose-booking-mail.ts'
import { cancelledAmounts, composeMoneyMail, depositAccountLines } from './compose-money-mail.ts'
import { composeProductMail } from './compose-product-mail.ts'
import type { MailContent, MailNotification } from './mail-content.ts'
import { writeDay, writeMoment, writePoints, writeWon } from './mail-format.ts'
import type { Notification } from './notification.ts'
import { composeReceiptLines } from './receipt-lines.ts'

/** Composes the mail of a notification in its language. */
export function composeMail(notification: MailNotification): MailContent {
  if (isAdminNotification(notification)) return composeAdminMail(notification)
  const { language } = notification
  const texts = mailTexts[language]
  const order = 'customerName' in notification && {
    name: notification.customerName,
    orderNumber: notification.orderNumber,
  }
  const of = <T extends object>(more: T) => ({ name: '', orderNumber: '', ...order, ...more })

  switch (notification.kind) {
    case 'EMAIL_CODE':
      return { ...texts.emailCode(), code: notification.code }
    case 'LOGIN_CODE':
      return { ...texts.loginCode(), code: notification.code }
    case 'GUEST_CODE':
      return { ...texts.guestCode(notification), code: notification.code }
    case 'TEST_MAIL':
      return texts.test(writeMoment(language, notification.sentAt))
    case 'WELCOME':
      return texts.welcome(notification)
    case 'FIND_ID':
      return { ...texts.findId(notification), url: notification.loginUrl }
    case 'TEMPORARY_PASSWORD':
      return { ...texts.temporaryPassword(notification), url: notification.loginUrl }
    case 'CONSENT_CHANGED': {
      const changedAt = writeMoment(language, notification.changedAt)
      return {
        ...texts.account.consentChanged({ ...notification, changedAt }),
        url: notification.settingsUrl,
      }
    }
    case 'LOGIN_CHANGED': {
      const changedAt = writeMoment(language, notification.changedAt)
      return {
        ...texts.account.loginChanged({ ...notification, changedAt }),
        url: notification.settingsUrl,
      }
    }
    case 'FACTOR_CHANGED': {
      const changedAt = writeMoment(language, notification.changedAt)
      return {
        ...texts.account.factorChanged({ ...notification, changedAt }),
        url: notification.settingsUrl,
      }
    }
    case 'CONSENT_ASKED': {
      const consents = notification.consents.map(({ kind, givenAt }) => ({
        kind,
        givenAt: writeMoment(language, givenAt),
      }))
      return {
        ...texts.account.consentAsked({ ...notification, consents }),
        url: notification.settingsUrl,
      }
    }
    case 'ORDER_PLACED':
      return { ...texts.orderPlaced(of(placedOf(notification))), url: notification.orderUrl }
    case 'PAYMENT_CONFIRMED': {
      const { surveyUrl } = notification
      const reportDue = writeDue(language, notification.reportDueAt)
      const amount = writeWon(language, notification.amount)
      const surveyDeadline = writeMoment(language, notification.surveyDeadline)
      const words = texts.paymentConfirmed(of({ amount, reportDue, surveyDeadline }))
      return {
        ...words,
        lines: [...(words.lines ?? []), ...composeReceiptLines(notification)],
        ...(!reportDue && { url: surveyUrl }),
      }
    }
    case 'SURVEY_REMINDER': {
      const surveyDeadline = writeMoment(language, notification.surveyDeadline)
      return { ...texts.surveyReminder(of({ surveyDeadline })), url: notification.surveyUrl }
    }
    case 'SURVEY_RECEIVED': {
      const reportDue = writeDue(language, notification.reportDueAt)
      return { ...texts.surveyReceived(of({ reportDue })), url: notification.orderUrl }
    }
    case 'PHOTO_ASKED': {
      const { photo, reason, words, photoUrl } = notification
      const labels = photoRequestTexts[language]
      const { label, help } = labels.reasons[reason]
      const asked = { photo: nameOfPhoto(labels, photo), reason: label, help, words }
      return { ...texts.photoAsked(of(asked)), url: photoUrl }
    }
    case 'PHOTOS_ERASED': {
      const { because, erasedAt, orderUrl } = notification
      const labels = photoRequestTexts[language]
      const photos = notification.photos.map((name) => nameOfPhoto(labels, name))
      const erased = { photos, because, erasedAt: writeMoment(language, erasedAt) }
      return { ...texts.photosErased(of(erased)), url: orderUrl }
    }
    case 'SHEET_DUE_MOVED': {
      const reportDue = writeDay(language, notification.reportDueAt)
      return {
        ...texts.reportDueMoved(of({ reportDue, reason: notification.reason })),
        url: notification.orderUrl,
      }
    }
    case 'SHEET_LATE': {
      const reportDue = writeDay(language, notification.reportDueAt)
      const points = notification.points > 0 ? writePoints(language, notification.points) : null
      return { ...texts.reportLate(of({ reportDue, points })), url: notification.orderUrl }
    }
    case 'REPORT_READY':
      return {
        ...texts.reportReady(of({ isRevised: notification.isRevised })),
        url: notification.reportUrl,
      }
    case 'ORDER_CANCELLED': {
      const { because } = notification
      return texts.orderCancelled(of({ because, ...cancelledAmounts(notification) }))
    }
    case 'MONEY_RECEIVED':
    case 'AMOUNT_DUE':
    case 'REFUND_AGREED':
    case 'REFUND_SENT':
    case 'CASH_RECEIPT_ISSUED':
      return composeMoneyMail(notification)
    case 'CONSULTING_COMPLETED': {
      const pointsEarned =
        notification.pointsEarned > 0 ? writePoints(language, notification.pointsEarned) : null
      return texts.consultingCompleted(of({ pointsEarned }))
    }
    case 'INQUIRY_ANSWERED':
      return { ...texts.inquiryAnswered(notification), url: notification.inquiryUrl }
    case 'PRODUCT_REQUESTED':
    case 'PRODUCT_ON_SALE':
      return composeProductMail(notification)
    case 'POINTS_EXPIRING': {
      const points = writePoints(language, notification.points)
      const until = writeMoment(language, notification.firstAt)
      return {
        ...texts.pointsExpiring({ name: notification.name, points, until }),
        url: notification.pointsUrl,
      }
    }
    case 'BOOKING_MADE':
    case 'BOOKING_LINK':
    case 'BOOKING_REMINDER':
    case 'BOOKING_MOVED':
    case 'BOOKING_CANCELLED':
      return { ...composeBookingMail(notification), url: notification.bookingUrl }
  }
}

function placedOf({ language, ...it }: Extract<Notification, { kind: 'ORDER_PLACED' }>) {
  return {
    productName: it.productName,
    total: writeWon(language, it.total),
    isFree: it.total === 0,
    deposit: depositAccountLines(it.deposit, language),
    dueAt: it.dueAt && writeMoment(language, it.dueAt),
  }
}

const writeDue = (language: Language, due: Date | null) => due && writeDay(language, due)
