import type {
  BankAccountData,
  moneyMails as ko,
  RefundReason,
  RefundRouteData,
} from '../ko/money-mails.ts'

export const depositLines = (deposit: BankAccountData | null) =>
  deposit
    ? ([
        ['Bank', deposit.bank],
        ...(deposit.swift ? ([['SWIFT/BIC', deposit.swift]] as const) : []),
        ['Account number', deposit.accountNumber],
        ['Account holder', deposit.holder],
        ['Sender’s name', deposit.depositorName],
      ] as const)
    : []

function howItGoes(it: RefundRouteData): string {
  switch (it.via) {
    case 'PROVIDER':
      return `We will refund it the way you paid, by ${it.sendBy}.`
    case 'ACCOUNT':
      return `We will send it to ${it.account} by ${it.sendBy}.`
    case 'ACCOUNT_NEEDED':
      return 'Please enter the account to send it to on your order’s page. We will send it within three business days of that.'
  }
}

const refundReasons: Readonly<Record<RefundReason, string>> = {
  CANCELLED: 'we cancelled your order. Here is your refund.',
  ALLOWANCE: 'we are refunding part of what you paid. Your order stays as it is.',
  OVERPAID:
    'we received more than was due for this order, so we will refund the difference. That includes money sent for an order that was already paid or cancelled.',
}

export const moneyMails: typeof ko = {
  refundRoute: (it) =>
    `It has not been sent yet. ${howItGoes(it)} We will email you again when it has been sent.`,
  nameAccount: 'Enter the account',
  moneyReceived: (it) => ({
    subject: it.due
      ? `[Gyeol] Part of the amount is still due (${it.orderNumber})`
      : `[Gyeol] We received your payment (${it.orderNumber})`,
    heading: it.due ? `${it.due} is still due` : `We received ${it.amount}`,
    paragraphs: it.due
      ? [
          `${it.name}, thank you: we received ${it.amount}. Please ${it.deposit ? 'transfer the rest to the account below.' : 'pay the rest on your order’s page.'}`,
          ...(it.dueAt
            ? [
                'If the rest has not arrived by the deadline, the order is cancelled and we refund what we received.',
              ]
            : []),
        ]
      : [`${it.name}, thank you: we received ${it.amount}. Nothing is left to pay.`],
    lines: [
      ['Order number', it.orderNumber],
      ['Received', it.amount],
      ...(it.due ? ([['Amount due', it.due]] as const) : []),
      ...depositLines(it.deposit),
      ...(it.dueAt ? ([['Pay by', it.dueAt]] as const) : []),
    ],
    action: it.due && !it.deposit ? 'Go and pay' : 'See the order',
  }),
  amountDue: (it) => ({
    subject: `[Gyeol] The bank reversed your payment (${it.orderNumber})`,
    heading: `Please ${it.deposit ? 'transfer' : 'pay'} ${it.amount} again`,
    paragraphs: [
      `${it.name}, the bank has reversed a payment for this order, so ${it.amount} is due. If we had already refunded you, that refund is included.`,
      it.deposit
        ? 'Please transfer it to the account below.'
        : 'You can pay it on your order’s page.',
      ...(it.endsReceipt
        ? [
            'The cash receipt that was issued for it is cancelled. Once you have paid again, please ask for a new one on your order’s page.',
          ]
        : []),
      'If you think this is a mistake, please reply to this email and we will look into it together.',
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Amount due', it.amount],
      ...depositLines(it.deposit),
    ],
    action: it.deposit ? 'See the order' : 'Go and pay',
  }),
  refundAgreed: (it) => ({
    subject:
      it.because === 'CANCELLED'
        ? `[Gyeol] Your order is cancelled: your refund (${it.orderNumber})`
        : `[Gyeol] You will get a refund of ${it.amount} (${it.orderNumber})`,
    heading: `${it.amount} will be refunded to you`,
    paragraphs: [`${it.name}, ${refundReasons[it.because]}`, it.route],
    lines: [
      ['Order number', it.orderNumber],
      ['Refund', it.amount],
      ...(it.deductedAmount ? ([['Deduction', it.deductedAmount]] as const) : []),
      ...(it.restoredPoints ? ([['Points returned', it.restoredPoints]] as const) : []),
      ...(it.reason ? ([['Reason', it.reason]] as const) : []),
    ],
  }),
  refundSent: (it) => ({
    subject: `[Gyeol] Your refund has been sent (${it.orderNumber})`,
    heading: `We have sent you ${it.amount}`,
    paragraphs: [
      `${it.name}, we have sent your refund.`,
      'Depending on your bank or card company, it can take a few days to appear.',
      ...(it.interest
        ? [
            `It is later than it was due, so we have added ${it.interest} in late interest. We are sorry for the delay.`,
          ]
        : []),
    ],
    lines: [
      ['Order number', it.orderNumber],
      ['Refund', it.amount],
      ...(it.interest ? ([['Late interest', it.interest]] as const) : []),
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
}
