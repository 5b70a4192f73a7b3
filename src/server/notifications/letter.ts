import type { Language } from '#domain/languages/languages.ts'
import { mailTexts } from '#texts/mails.ts'
import { adminLetter, isAdminNotice } from './admin-letter.ts'
import { bookingLetter } from './booking-letter.ts'
import type { Letter, MailNotice } from './letter-content.ts'
import { writeDay, writeMoment, writePoints, writeWon } from './mail-format.ts'
import { cancelledAmounts, depositWords, moneyLetter } from './money-letter.ts'
import type { Notice } from './notice.ts'
import { productLetter } from './product-letter.ts'
import { receiptLines } from './receipt-lines.ts'

/** Composes the email of a notice in its language. */
export function letterOf(notice: MailNotice): Letter {
  if (isAdminNotice(notice)) return adminLetter(notice)
  const { language } = notice
  const texts = mailTexts[language]
  const order = 'customerName' in notice && {
    name: notice.customerName,
    orderNumber: notice.orderNumber,
  }
  const of = <T extends object>(more: T) => ({ name: '', orderNumber: '', ...order, ...more })

  switch (notice.kind) {
    case 'EMAIL_CODE':
      return { ...texts.emailCode(), code: notice.code }
    case 'GUEST_CODE':
      return { ...texts.guestCode(notice), code: notice.code }
    case 'TEST_MAIL':
      return texts.test(writeMoment(language, notice.sentAt))
    case 'WELCOME':
      return texts.welcome(notice)
    case 'FIND_ID':
      return { ...texts.findId(notice), url: notice.loginUrl }
    case 'TEMPORARY_PASSWORD':
      return { ...texts.temporaryPassword(notice), url: notice.loginUrl }
    case 'CONSENT_CHANGED': {
      const changedAt = writeMoment(language, notice.changedAt)
      return { ...texts.account.consentChanged({ ...notice, changedAt }), url: notice.settingsUrl }
    }
    case 'LOGIN_CHANGED': {
      const changedAt = writeMoment(language, notice.changedAt)
      return { ...texts.account.loginChanged({ ...notice, changedAt }), url: notice.settingsUrl }
    }
    case 'CONSENT_ASKED': {
      const consents = notice.consents.map(({ kind, givenAt }) => ({
        kind,
        givenAt: writeMoment(language, givenAt),
      }))
      return { ...texts.account.consentAsked({ ...notice, consents }), url: notice.settingsUrl }
    }
    case 'ORDER_PLACED':
      return { ...texts.orderPlaced(of(placedOf(notice))), url: notice.orderUrl }
    case 'PAYMENT_CONFIRMED': {
      const { surveyUrl } = notice
      const sheetDue = writeDue(language, notice.sheetDueAt)
      const amount = writeWon(language, notice.amount)
      const surveyDeadline = writeMoment(language, notice.surveyDeadline)
      const words = texts.paymentConfirmed(of({ amount, sheetDue, surveyDeadline }))
      return {
        ...words,
        lines: [...(words.lines ?? []), ...receiptLines(notice)],
        ...(!sheetDue && { url: surveyUrl }),
      }
    }
    case 'SURVEY_REMINDER': {
      const surveyDeadline = writeMoment(language, notice.surveyDeadline)
      return { ...texts.surveyReminder(of({ surveyDeadline })), url: notice.surveyUrl }
    }
    case 'SURVEY_RECEIVED': {
      const sheetDue = writeDue(language, notice.sheetDueAt)
      return { ...texts.surveyReceived(of({ sheetDue })), url: notice.orderUrl }
    }
    case 'SHEET_DUE_MOVED': {
      const sheetDue = writeDay(language, notice.sheetDueAt)
      return {
        ...texts.sheetDueMoved(of({ sheetDue, reason: notice.reason })),
        url: notice.orderUrl,
      }
    }
    case 'SHEET_LATE': {
      const sheetDue = writeDay(language, notice.sheetDueAt)
      const points = notice.points > 0 ? writePoints(language, notice.points) : null
      return { ...texts.sheetLate(of({ sheetDue, points })), url: notice.orderUrl }
    }
    case 'REPORT_READY':
      return { ...texts.reportReady(of({ isRevised: notice.isRevised })), url: notice.reportUrl }
    case 'ORDER_CANCELLED': {
      const { because } = notice
      return texts.orderCancelled(of({ because, ...cancelledAmounts(notice) }))
    }
    case 'MONEY_RECEIVED':
    case 'AMOUNT_DUE':
    case 'REFUND_AGREED':
    case 'REFUND_SENT':
    case 'CASH_RECEIPT_ISSUED':
      return moneyLetter(notice)
    case 'CONSULTING_COMPLETED': {
      const pointsEarned =
        notice.pointsEarned > 0 ? writePoints(language, notice.pointsEarned) : null
      return texts.consultingCompleted(of({ pointsEarned }))
    }
    case 'INQUIRY_ANSWERED':
      return { ...texts.inquiryAnswered(notice), url: notice.inquiryUrl }
    case 'PRODUCT_REQUESTED':
    case 'PRODUCT_ON_SALE':
      return productLetter(notice)
    case 'POINTS_EXPIRING': {
      const points = writePoints(language, notice.points)
      const until = writeMoment(language, notice.firstAt)
      return {
        ...texts.pointsExpiring({ name: notice.name, points, until }),
        url: notice.pointsUrl,
      }
    }
    case 'BOOKING_MADE':
    case 'BOOKING_LINK':
    case 'BOOKING_REMINDER':
    case 'BOOKING_MOVED':
    case 'BOOKING_CANCELLED':
      return { ...bookingLetter(notice), url: notice.bookingUrl }
  }
}

function placedOf({ language, ...it }: Extract<Notice, { kind: 'ORDER_PLACED' }>) {
  return {
    productName: it.productName,
    total: writeWon(language, it.total),
    isFree: it.total === 0,
    deposit: depositWords(it.deposit, language),
    dueAt: it.dueAt && writeMoment(language, it.dueAt),
  }
}

const writeDue = (language: Language, due: Date | null) => due && writeDay(language, due)
