import type {
  ClaimedBecause,
  moneyMails as ko,
  OfAccount,
  OfRoute,
  ReturnedBecause,
} from '../ko/money-mails.ts'

export const depositLines = (deposit: OfAccount | null) =>
  deposit
    ? ([
        ['Bank', deposit.bank],
        ...(deposit.swift ? ([['SWIFT/BIC', deposit.swift]] as const) : []),
        ['Account number', deposit.accountNumber],
        ['Account holder', deposit.holder],
        ['Sender’s name', deposit.depositorName],
      ] as const)
    : []

const returned: Readonly<Record<ReturnedBecause, string>> = {
  LATE: 'your transfer reached us after the order had been cancelled, so we will refund all of it. If you would still like the consultation, please place a new order.',
  TWICE: 'your order was already paid when this transfer arrived, so we will refund all of it.',
  TWICE_ONLINE:
    'your order was already paid when this second payment was made, so we will refund all of the second one.',
  UNFINISHED:
    'your order was cancelled without its full price, so we will refund what you had already sent.',
  TOO_MUCH: 'your order is paid. You sent more than it costs, and we will refund the difference.',
}

const claimed: Readonly<Record<ClaimedBecause, string>> = {
  CALLED_OFF:
    'the bank has reversed your transfer for this order. The order is cancelled, but part of that money had already been refunded to you. We ask only for that part and for the deduction under the refund rules.',
  SENT_BEFORE:
    'the bank has reversed a transfer for this order, after we had already refunded you from it. What you have paid does not cover that refund, so we need to ask for it back.',
}

function howItGoes(it: OfRoute): string {
  switch (it.via) {
    case 'PROVIDER':
      return `We will refund it the way you paid, by ${it.sendBy}.`
    case 'ACCOUNT':
      return `We will send it to ${it.account} by ${it.sendBy}.`
    case 'ACCOUNT_NEEDED':
      return 'Please enter the account to send it to on your order’s page. We will send it within three business days of that.'
    case 'REPLY':
      return 'Please reply to this email with the account to send it to: bank, account number and holder. We will send it within three business days of that.'
  }
}

export const moneyMails: typeof ko = {
  refundRoute: (it) =>
    `It has not been sent yet. ${howItGoes(it)} We will email you again when it has been sent.`,
  nameAccount: 'Enter the account',
  depositShort: (it) => ({
    subject: `[Gyeol] Your transfer was short (${it.orderNumber})`,
    heading: `${it.missing} is still missing`,
    paragraphs: [
      `${it.name}, we received ${it.amount}. Please transfer the rest to the same account and your order goes on.`,
      'If the rest has not arrived by the deadline, the order is cancelled and we refund what you sent.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Received', it.amount],
      ['Still missing', it.missing],
      ...depositLines(it.deposit),
      ...(it.dueAt ? ([['Pay by', it.dueAt]] as const) : []),
    ],
    action: 'See the order',
  }),
  depositReturned: (it) => ({
    subject: `[Gyeol] We are refunding your transfer (${it.orderNumber})`,
    heading: `${it.amount} will be refunded to you`,
    paragraphs: [`${it.name}, ${returned[it.because]}`, it.route],
    lines: [
      ['Order number', it.orderNumber],
      ['To be refunded', it.amount],
    ],
  }),
  refundAccountAsked: (it) => ({
    subject: `[Gyeol] Where shall we send your refund? (${it.orderNumber})`,
    heading: `We will refund ${it.amount} to your bank account`,
    paragraphs: [
      `${it.name}, you paid ${it.amount} of this order by bank transfer, so we will refund that part to a bank account. We refund the rest the way you paid it.`,
      it.route,
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['To your account', it.amount],
    ],
  }),
  depositTakenBack: (it) => ({
    subject: `[Gyeol] Your transfer was reversed (${it.orderNumber})`,
    heading: 'The bank reversed your transfer',
    paragraphs: [
      `${it.name}, the bank has reversed the transfer that we had confirmed. Your order is still open, so please ${it.deposit ? 'transfer the amount again.' : 'pay again on your order’s page.'}`,
      ...(it.endsReceipt
        ? [
            'The cash receipt that was issued for it is cancelled. Once you have paid again, please ask for a new one on your order’s page.',
          ]
        : []),
      'If you think this is a mistake, please reply to this email and we will look into it together.',
    ],
    lines: [['Order number', it.orderNumber], ['Amount', it.amount], ...depositLines(it.deposit)],
    action: it.deposit ? 'See the order' : 'Go and pay',
  }),
  moneyClaimed: (it) => ({
    subject: `[Gyeol] Please make a payment again (${it.orderNumber})`,
    heading: `Please pay ${it.amount} again`,
    paragraphs: [
      `${it.name}, ${claimed[it.because]}`,
      it.deposit
        ? 'Please transfer it to the account below.'
        : 'You can pay it on your order’s page.',
      'If you think this is a mistake, please reply to this email and we will look into it together.',
    ],
    lines: [['Order number', it.orderNumber], ['To pay', it.amount], ...depositLines(it.deposit)],
    action: it.deposit ? 'See the order' : 'Go and pay',
  }),
  debtRepaid: (it) => ({
    subject: `[Gyeol] We received what you sent back (${it.orderNumber})`,
    heading: `${it.amount} has arrived`,
    paragraphs: [
      `${it.name}, thank you for sending back what we had refunded before the bank reversed your transfer.`,
      it.missing
        ? `${it.missing} is still to come. Please transfer it to the account below.`
        : 'Nothing is left to pay.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Received', it.amount],
      ...(it.missing ? ([['Still to come', it.missing]] as const) : []),
      ...depositLines(it.deposit),
    ],
    action: 'See the order',
  }),
  debtSetOff: (it) => ({
    subject: `[Gyeol] Your transfer was set against what you owe (${it.orderNumber})`,
    heading: `${it.amount} was set against what you owe`,
    paragraphs: [
      `${it.name}, we had already refunded you before the bank reversed your payment. So instead of returning ${it.amount} of what you had transferred, we set it against that refund.`,
      it.missing
        ? `${it.missing} is still to come. Please transfer it to the account below.`
        : 'Nothing is left to pay.',
      'If you think this is a mistake, please reply to this email and we will look into it together.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Set against it', it.amount],
      ...(it.missing ? ([['Still to come', it.missing]] as const) : []),
      ...depositLines(it.deposit),
    ],
    action: 'See the order',
  }),
  claimSetOff: (it) => ({
    subject: `[Gyeol] Your transfer settles your order (${it.orderNumber})`,
    heading: `${it.amount} will not be returned`,
    paragraphs: [
      `${it.name}, the bank reversed part of what was paid for this order. What we had already refunded and the deduction under the refund rules come to ${it.amount}, so that much of what you had transferred will not be returned.`,
      'Nothing is left to pay.',
      'If you think this is a mistake, please reply to this email and we will look into it together.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Set against it', it.amount],
    ],
    action: 'See the order',
  }),
  paymentDiffers: (it) => ({
    subject: `[Gyeol] Your payment was for a different amount (${it.orderNumber})`,
    heading: 'We received a different amount',
    paragraphs: [
      `${it.name}, the amount that reached us is not the one your order asks for, so it was not counted. We will check it and refund all of it.`,
      it.route,
      ...(it.missing ? ['Your order is still open: please pay again on its page.'] : []),
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Received', it.amount],
      ...(it.missing ? ([['To pay', it.missing]] as const) : []),
    ],
    action: 'See the order',
  }),
  refundWithdrawn: (it) => ({
    subject: `[Gyeol] Your refund is no longer due (${it.orderNumber})`,
    heading: 'There is nothing left to refund',
    paragraphs: [
      `${it.name}, the bank has reversed your transfer, so the money did not stay with us. That is why we will not send the refund we had planned.`,
      ...(it.kept
        ? [
            `The ${it.kept} that you had transferred earlier is still with us. Whatever of it is due to you will be sent to your account, and we will email you then.`,
          ]
        : []),
      'If the transfer has not come back to your account, please reply to this email and we will look into it together.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Not sent', it.amount],
    ],
  }),
  refundedElsewhere: 'Refunded through the payment provider.',
  cashReceiptIssued: (it) => ({
    subject: `[Gyeol] Your cash receipt has been issued (${it.orderNumber})`,
    heading: 'Your cash receipt has been issued',
    paragraphs: [
      `${it.name}, we have reported your transfer to the Korean tax office.`,
      'It will appear in Hometax from the next day.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['For', it.purpose === 'EXPENSE_PROOF' ? 'Business expense' : 'Income deduction'],
      ['Issued to', `···${it.ending}`],
      ['Amount', it.amount],
      ['Approval number', it.issueNumber],
    ],
    action: 'See the cash receipt',
  }),
  partRefunded: (it) => ({
    subject: it.isPaidOut
      ? `[Gyeol] Part of your payment has been refunded (${it.orderNumber})`
      : `[Gyeol] Part of your payment will be refunded (${it.orderNumber})`,
    heading: it.isPaidOut
      ? `${it.refundAmount} has been refunded to you`
      : `${it.refundAmount} will be refunded to you`,
    paragraphs: it.isPaidOut
      ? [
          `${it.name}, we have refunded part of what you paid. Your order stays as it is.`,
          'Depending on your bank, it can take about a day to appear.',
        ]
      : [
          `${it.name}, we are refunding part of what you paid. Your order stays as it is.`,
          it.route ?? 'We will email you again when it has been sent.',
        ],
    lines: [
      ['Order number', it.orderNumber],
      [it.isPaidOut ? 'Refunded' : 'To be refunded', it.refundAmount],
      ['Reason', it.reason],
    ],
  }),
}
