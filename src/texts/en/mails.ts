import type { MailTexts } from '../ko/mails.ts'
import { accountMails } from './account-mails.ts'
import { adminMails } from './admin-mails.ts'
import { bookingMails } from './booking-mails.ts'
import { depositLines, moneyMails } from './money-mails.ts'
import { photoAsked, photosErased } from './photo-mails.ts'
import { requestMails } from './request-mails.ts'

/** Mails and text messages. Amounts and times are passed formatted. */
export const mails: MailTexts = {
  brand: 'Gyeol',
  seoulTime: ' (Seoul time)',
  keep: 'The button in this email is for the person who ordered only. Please keep the email until the order is finished, and do not forward it.',
  linkHint: 'If the button does not open, paste this address into your browser.',
  footer: (company) =>
    `${company} sent this email. We only write about your orders and your account.`,

  emailCode: () => ({
    subject: '[Gyeol] Your email code',
    heading: 'Here is your code',
    paragraphs: [
      'Please enter these six digits on our screen. The code works for 10 minutes.',
      'If you did not ask for it, you can ignore this email.',
    ],
  }),
  loginCode: () => ({
    subject: '[Gyeol] Your sign-in code',
    heading: 'Here is your sign-in code',
    paragraphs: [
      'Somebody is signing in with the right password on a new browser. There were many wrong passwords before, so we ask for a code as well. If it is you, enter these six digits on the sign-in screen. The code works for 10 minutes.',
      'If it is not you, somebody knows your password. Please do not share the code with anyone, and change your password now.',
    ],
  }),
  guestCode: ({ orderNumber }) => ({
    subject: `[Gyeol] Code for order ${orderNumber}`,
    heading: 'Here is the code for your order',
    paragraphs: [
      'Enter these six digits on the guest order screen to see your order. The code works for 10 minutes.',
      'If you did not ask for it, please do not share the code with anyone.',
    ],
    lines: [['Order number', orderNumber]],
  }),
  phoneCode: ({ code }) => `[Gyeol] Your code is ${code}. Please enter it within 10 minutes.`,
  test: (moment) => ({
    subject: '[Gyeol] Test email',
    heading: 'Your email arrived',
    paragraphs: [
      `The studio sent this test email on ${moment}. Emails to your customers and notifications to you arrive the same way.`,
    ],
  }),
  welcome: ({ name, userId }) => ({
    subject: '[Gyeol] Welcome',
    heading: 'Your account is ready',
    paragraphs: [
      `Welcome, ${name}. From now on you will find your orders and result sheets in one place.`,
      'A first consultation begins with three photos and a few questions.',
    ],
    lines: [['ID', userId]],
  }),
  findId: ({ name, userId }) => ({
    subject: '[Gyeol] Your ID',
    heading: 'Here is your ID',
    paragraphs: [
      `${name}, this is the ID you signed up with.`,
      'If you did not ask for it, you can ignore this email.',
    ],
    lines: [['ID', userId]],
    action: 'Sign in',
  }),
  temporaryPassword: (it) => ({
    subject: '[Gyeol] Your temporary password',
    heading: 'Here is a temporary password',
    paragraphs: [
      `${it.name}, please sign in with the temporary password below and choose a new one. It works once, within 30 minutes.`,
      'If you did not ask for it, you can ignore this email. Your password is unchanged.',
    ],
    lines: [['Temporary password', it.password]],
    action: 'Sign in',
  }),

  orderPlaced: (it) => ({
    subject: `[Gyeol] We received your order (${it.orderNumber})`,
    heading: it.deposit
      ? 'We received your order and are waiting for your transfer'
      : 'We received your order',
    paragraphs: [
      `Thank you, ${it.name}. Your order has reached us.`,
      it.deposit
        ? 'Please transfer the amount to the account below. Once it arrives, we will email you about the next step. After the deadline the order is cancelled automatically.'
        : it.isFree
          ? 'There is nothing to pay. We will email you about the next step.'
          : 'If you have not paid yet, please do so on your order’s page. Once the payment is confirmed, we will email you about the next step. After the deadline the order is cancelled automatically.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Product', it.productName],
      ['Amount', it.total],
      ...depositLines(it.deposit),
      ...(it.dueAt ? ([['Pay by', it.dueAt]] as const) : []),
    ],
    action: 'See the order',
  }),
  paymentConfirmed: (it) => ({
    subject: `[Gyeol] Your payment is confirmed (${it.orderNumber})`,
    heading: it.reportDue
      ? 'Your payment is confirmed'
      : 'Your payment is confirmed. Please fill in the survey',
    paragraphs: [
      `${it.name}, we have received your payment of ${it.amount}.`,
      it.reportDue
        ? `Your survey is already here. Your result sheet comes by ${it.reportDue}. We will email you when it is ready.`
        : 'We start on your result sheet when your survey and photos arrive. The survey takes about 10 minutes.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Amount', it.amount],
      ...(it.reportDue
        ? ([['Result sheet by', it.reportDue]] as const)
        : ([['Survey due by', it.surveyDeadline]] as const)),
    ],
    ...(!it.reportDue && { action: 'Fill in the survey' }),
  }),
  surveyReminder: (it) => ({
    subject: `[Gyeol] We are waiting for your survey (${it.orderNumber})`,
    heading: 'We are waiting for your survey',
    paragraphs: [
      `${it.name}, your survey has not arrived yet.`,
      'Send the survey and your photos by the deadline and we will start on your result sheet right away.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Survey due by', it.surveyDeadline],
    ],
    action: 'Fill in the survey',
  }),
  surveyReceived: (it) => ({
    subject: `[Gyeol] We received your survey (${it.orderNumber})`,
    heading: 'We received your survey',
    paragraphs: [
      `Thank you, ${it.name}. Your survey and photos have arrived.`,
      it.reportDue
        ? `Your result sheet comes by ${it.reportDue}. Should it take longer, we will tell you before that day.`
        : 'We start on your result sheet once the payment is confirmed.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ...(it.reportDue ? ([['Result sheet by', it.reportDue]] as const) : []),
    ],
    action: 'See the order',
  }),
  photoAsked,
  photosErased,
  reportDueMoved: (it) => ({
    subject: `[Gyeol] A new day for your result sheet (${it.orderNumber})`,
    heading: 'A new day for your result sheet',
    paragraphs: [
      `${it.name}, your result sheet now comes by ${it.reportDue}.`,
      'We are sorry for the change. The reason is below, in the studio’s own words.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['New day', it.reportDue],
      ['Reason', it.reason],
    ],
    action: 'See the order',
  }),
  reportLate: (it) => ({
    subject: `[Gyeol] Your result sheet is late (${it.orderNumber})`,
    heading: 'Your result sheet is late. We are sorry',
    paragraphs: [
      `${it.name}, we promised your result sheet by ${it.reportDue} and have not sent it yet. We are very sorry.`,
      ...(it.points
        ? [`As an apology we have given you ${it.points}. You find them on My page.`]
        : []),
      'We will send it as soon as it is ready and email you then.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Promised day', it.reportDue],
      ...(it.points ? ([['Points given', it.points]] as const) : []),
    ],
    action: 'See the order',
  }),
  reportReady: (it) => ({
    subject: it.isRevised
      ? `[Gyeol] We revised your result sheet (${it.orderNumber})`
      : `[Gyeol] Your result sheet is ready (${it.orderNumber})`,
    heading: it.isRevised ? 'We revised your result sheet' : 'Your result sheet is ready',
    paragraphs: [
      it.isRevised
        ? `${it.name}, something in your result sheet has changed. You can read the new one below.`
        : `${it.name}, we have read your photos and answers closely, and what suits you is now on one sheet.`,
      'If a question comes up while reading, you can ask it from the sheet.',
    ],
    lines: [['Order number', it.orderNumber]],
    action: 'Read the result sheet',
  }),
  orderCancelled: (it) => ({
    subject: `[Gyeol] Your order is cancelled (${it.orderNumber})`,
    heading: 'Your order is cancelled',
    paragraphs: [
      {
        CUSTOMER: `${it.name}, we cancelled the order as you asked.`,
        STUDIO: `${it.name}, we had to cancel your order. We are sorry for the trouble.`,
        UNPAID: `${it.name}, your order was cancelled because it was not paid in full by the deadline.`,
      }[it.because],
      it.deductedAmount
        ? 'After the deduction under the refund rules there is nothing to refund.'
        : 'Any coupon and points you used have been returned. If you have already paid, please send us an inquiry on the site instead of replying to this email.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ...(it.deductedAmount ? ([['Deduction', it.deductedAmount]] as const) : []),
      ...(it.restoredPoints ? ([['Points returned', it.restoredPoints]] as const) : []),
    ],
  }),
  consultingCompleted: (it) => ({
    subject: `[Gyeol] Your consultation is complete (${it.orderNumber})`,
    heading: 'Your consultation is complete',
    paragraphs: [
      `Thank you for choosing Gyeol, ${it.name}.`,
      it.pointsEarned
        ? 'The points you earned can be used for your next order. You can read your result sheet again at any time.'
        : 'You can read your result sheet again at any time.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ...(it.pointsEarned ? ([['Points earned', it.pointsEarned]] as const) : []),
    ],
  }),
  inquiryAnswered: (it) => ({
    subject: '[Gyeol] Your inquiry has been answered',
    heading: 'Your inquiry has been answered',
    paragraphs: [`${it.name}, here is our answer to your inquiry.`, ...it.answer.split(/\n+/)],
    lines: [['Inquiry', it.title]],
    action: 'See the inquiry',
  }),
  pointsExpiring: (it) => ({
    subject: `[Gyeol] ${it.points} will expire soon`,
    heading: 'Some of your points will expire soon',
    paragraphs: [
      `${it.name}, points that you earned from consultations and reviews will expire within 30 days.`,
      'You can use them when you order. Those that expire first are used first.',
    ],
    lines: [
      ['Expiring', it.points],
      ['First expiry', it.until],
    ],
    action: 'See my points',
  }),

  account: accountMails,
  administrators: adminMails,
  bookings: bookingMails,
  money: moneyMails,
  requests: requestMails,
}
