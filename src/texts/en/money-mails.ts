import type {
  Asked,
  ClaimedBecause,
  moneyMails as ko,
  OfAccount,
  ReturnedBecause,
} from '../ko/money-mails.ts'

const linesOf = (deposit: OfAccount | null) =>
  deposit
    ? ([
        ['Bank', deposit.bank],
        ['Account number', deposit.accountNumber],
        ['Account holder', deposit.holder],
        ['Depositor', deposit.depositorName],
      ] as const)
    : []

const returned: Readonly<Record<ReturnedBecause, string>> = {
  LATE: 'your transfer reached us after the order had been cancelled, so all of it goes back. If you would still like the consultation, please place a new order.',
  TWICE: 'your order was already paid when this transfer arrived, so all of it goes back.',
  TWICE_ONLINE:
    'your order was already paid when this second payment was made, so all of the second one goes back.',
  UNFINISHED:
    'your order was cancelled without its full price, so what you had already sent goes back.',
  TOO_MUCH: 'your order is paid. You sent more than it costs, and the difference goes back.',
}

const claimed: Readonly<Record<ClaimedBecause, string>> = {
  CALLED_OFF:
    'the bank has reversed your transfer for this order. The order is cancelled, but part of that money had been paid back to you before. We ask only for that part and for what the refund rules keep.',
  SENT_BEFORE:
    'the bank has reversed a transfer for this order, out of which we had already paid you back. What you have paid does not cover it, so we ask for it back.',
}

const BY_MAIL =
  'Please reply to this mail with the account to pay it to: bank, account number and holder. We send it within three business days.'

function wayBack({ isAsked, isAskedByMail }: Asked): string {
  if (isAskedByMail) return BY_MAIL
  return isAsked
    ? 'Please tell us the account to pay it to on your order’s page. We send it within three business days.'
    : 'It goes back the way you paid, within three business days.'
}

export const moneyMails: typeof ko = {
  depositShort: (it) => ({
    subject: `[Gyeol] Your transfer was short (${it.orderNumber})`,
    heading: `${it.missing} is still missing`,
    paragraphs: [
      `${it.name}, we received ${it.amount}. Please transfer the rest to the same account and your order goes on.`,
      'If the rest has not arrived by the deadline, the order is cancelled and we pay back what you sent.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Received', it.amount],
      ['Still missing', it.missing],
      ...linesOf(it.deposit),
      ...(it.dueAt ? ([['Pay by', it.dueAt]] as const) : []),
    ],
    action: 'See the order',
  }),
  depositReturned: (it) => ({
    subject: `[Gyeol] We are paying your transfer back (${it.orderNumber})`,
    heading: `${it.amount} goes back to you`,
    paragraphs: [`${it.name}, ${returned[it.because]}`, wayBack(it)],
    lines: [
      ['Order number', it.orderNumber],
      ['Goes back', it.amount],
    ],
    ...(it.isAsked && { action: 'Name the account' }),
  }),
  refundAccountAsked: (it) => ({
    subject: `[Gyeol] Where shall we send your refund? (${it.orderNumber})`,
    heading: `${it.amount} goes to your bank account`,
    paragraphs: [
      `${it.name}, ${it.amount} of your refund had come to us by bank transfer, so we transfer it back. The rest goes back the way you paid it.`,
      wayBack({ isAsked: true, isAskedByMail: false }),
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['To your account', it.amount],
    ],
    action: 'Name the account',
  }),
  depositTakenBack: (it) => ({
    subject: `[Gyeol] Your transfer was reversed (${it.orderNumber})`,
    heading: 'The bank reversed your transfer',
    paragraphs: [
      `${it.name}, the bank has taken back the transfer that we had confirmed. Your order is still open, so please ${it.deposit ? 'transfer the amount again.' : 'pay again on your order’s page.'}`,
      ...(it.endsReceipt
        ? [
            'The cash receipt that was issued for it is cancelled. Once you have paid again, please ask for a new one on your order’s page.',
          ]
        : []),
      'If you think this is a mistake, reply to this mail and we will look into it together.',
    ],
    lines: [['Order number', it.orderNumber], ['Amount', it.amount], ...linesOf(it.deposit)],
    action: it.deposit ? 'See the order' : 'Go and pay',
  }),
  moneyClaimed: (it) => ({
    subject: `[Gyeol] A payment we need to ask you for again (${it.orderNumber})`,
    heading: `Please pay ${it.amount} again`,
    paragraphs: [
      `${it.name}, ${claimed[it.because]}`,
      it.deposit
        ? 'Please transfer it to the account below.'
        : 'You can pay it on your order’s page.',
      'If you think this is a mistake, reply to this mail and we will look into it together.',
    ],
    lines: [['Order number', it.orderNumber], ['To pay', it.amount], ...linesOf(it.deposit)],
    action: it.deposit ? 'See the order' : 'Go and pay',
  }),
  debtRepaid: (it) => ({
    subject: `[Gyeol] We have received what you sent back (${it.orderNumber})`,
    heading: `${it.amount} has arrived`,
    paragraphs: [
      `${it.name}, thank you for sending back what we had paid you before the bank reversed your transfer.`,
      it.missing
        ? `${it.missing} is still to come. Please transfer it to the account below.`
        : 'Nothing is left to pay.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Received', it.amount],
      ...(it.missing ? ([['Still to come', it.missing]] as const) : []),
      ...linesOf(it.deposit),
    ],
    action: 'See the order',
  }),
  debtSetOff: (it) => ({
    subject: `[Gyeol] What you had transferred was taken off what you owe (${it.orderNumber})`,
    heading: `${it.amount} was taken off what you owe`,
    paragraphs: [
      `${it.name}, we had already paid you before the bank reversed your payment. So ${it.amount} of what you had transferred does not go back to you, and is taken off that amount.`,
      it.missing
        ? `${it.missing} is still to come. Please transfer it to the account below.`
        : 'Nothing is left to pay.',
      'If you think this is a mistake, reply to this mail and we will look into it together.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Taken off', it.amount],
      ...(it.missing ? ([['Still to come', it.missing]] as const) : []),
      ...linesOf(it.deposit),
    ],
    action: 'See the order',
  }),
  claimSetOff: (it) => ({
    subject: `[Gyeol] What you had transferred settles your order (${it.orderNumber})`,
    heading: `${it.amount} does not go back`,
    paragraphs: [
      `${it.name}, the bank reversed a part of what was paid for this order. What we had given back before, together with what the refund policy keeps, is ${it.amount}. So that much of what you had transferred does not go back.`,
      'Nothing is left to pay.',
      'If you think this is a mistake, reply to this mail and we will look into it together.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Taken off', it.amount],
    ],
    action: 'See the order',
  }),
  paymentDiffers: (it) => ({
    subject: `[Gyeol] Your payment was of another amount (${it.orderNumber})`,
    heading: 'We received another amount',
    paragraphs: [
      `${it.name}, the amount that reached us is not the one your order asks for, so it was not counted. We check it, give all of it back, and write again when it has been sent.`,
      ...(it.isAskedByMail ? [BY_MAIL] : []),
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
    subject: `[Gyeol] We no longer owe you a refund (${it.orderNumber})`,
    heading: 'There is nothing left to pay back',
    paragraphs: [
      `${it.name}, the bank has reversed your transfer, so the money never stayed with us. That is why we do not send the amount that we were going to pay back.`,
      ...(it.kept
        ? [
            `The ${it.kept} that you had sent by transfer before is still with us. Whatever of it is due to you goes back to your account, and we write to you then.`,
          ]
        : []),
      'If the transfer has not come back to your account, reply to this mail and we will look into it together.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Not sent', it.amount],
    ],
  }),
  refundedElsewhere: 'Given back through the payment company.',
  cashReceiptIssued: (it) => ({
    subject: `[Gyeol] Your cash receipt has been issued (${it.orderNumber})`,
    heading: 'Your cash receipt has been issued',
    paragraphs: [
      `${it.name}, we have reported your transfer to the Korean tax office.`,
      'It shows up in Hometax from the next day.',
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
      ? `[Gyeol] A part of your payment has been sent back (${it.orderNumber})`
      : `[Gyeol] A part of your payment goes back (${it.orderNumber})`,
    heading: it.isPaidOut
      ? `${it.refundAmount} has been sent back to you`
      : `${it.refundAmount} goes back to you`,
    paragraphs: it.isPaidOut
      ? [
          `${it.name}, we have paid back a part of what you paid. Your order stays as it is.`,
          'Depending on your bank it can take about a day to appear.',
        ]
      : [
          `${it.name}, we are paying back a part of what you paid. Your order stays as it is.`,
          'We will write again when it has been sent.',
        ],
    lines: [
      ['Order number', it.orderNumber],
      [it.isPaidOut ? 'Sent back' : 'Goes back', it.refundAmount],
      ['Reason', it.reason],
    ],
  }),
}
