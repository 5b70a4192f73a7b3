import type {
  BankAccountData,
  moneyMails as ko,
  RefundReason,
  RefundRouteData,
} from '../ko/money-mails.ts'

export const depositLines = (deposit: BankAccountData | null) =>
  deposit
    ? ([
        ['Ngân hàng', deposit.bank],
        ...(deposit.swift ? ([['SWIFT/BIC', deposit.swift]] as const) : []),
        ['Số tài khoản', deposit.accountNumber],
        ['Chủ tài khoản', deposit.holder],
        ['Tên người chuyển', deposit.depositorName],
      ] as const)
    : []

function howItGoes(it: RefundRouteData): string {
  switch (it.via) {
    case 'PROVIDER':
      return `Tiền sẽ được hoàn theo cách bạn đã thanh toán, chậm nhất ngày ${it.sendBy}.`
    case 'ACCOUNT':
      return `Chúng tôi sẽ chuyển vào tài khoản ${it.account}, chậm nhất ngày ${it.sendBy}.`
    case 'ACCOUNT_NEEDED':
      return 'Bạn vui lòng cho biết số tài khoản nhận tiền tại trang đơn hàng. Chúng tôi sẽ chuyển trong vòng ba ngày làm việc kể từ ngày đó.'
  }
}

const refundReasons: Readonly<Record<RefundReason, string>> = {
  CANCELLED: 'chúng tôi đã hủy đơn hàng của bạn. Dưới đây là số tiền được hoàn.',
  ALLOWANCE: 'chúng tôi sẽ hoàn lại một phần số tiền bạn đã thanh toán. Đơn hàng vẫn giữ nguyên.',
  OVERPAID:
    'chúng tôi nhận được nhiều hơn số tiền cần trả của đơn này nên sẽ hoàn lại phần chênh lệch, kể cả khi tiền đến sau khi đơn đã được thanh toán hoặc đã hủy.',
}

export const moneyMails: typeof ko = {
  refundRoute: (it) =>
    `Khoản này chưa được chuyển. ${howItGoes(it)} Chúng tôi sẽ báo lại khi đã chuyển.`,
  nameAccount: 'Cho biết tài khoản',
  moneyReceived: (it) => ({
    subject: it.due
      ? `[Gyeol] Đơn hàng còn số tiền cần trả (${it.orderNumber})`
      : `[Gyeol] Chúng tôi đã nhận được tiền (${it.orderNumber})`,
    heading: it.due ? `Còn ${it.due} cần trả` : `Đã nhận ${it.amount}`,
    paragraphs: it.due
      ? [
          `Chào ${it.name}, chúng tôi đã nhận được ${it.amount}. Bạn vui lòng ${it.deposit ? 'chuyển nốt phần còn lại vào tài khoản dưới đây.' : 'thanh toán nốt phần còn lại tại trang đơn hàng.'}`,
          ...(it.dueAt
            ? [
                'Nếu quá hạn mà chưa nhận đủ, đơn hàng sẽ bị hủy và chúng tôi hoàn lại số tiền đã nhận.',
              ]
            : []),
        ]
      : [
          `Chào ${it.name}, chúng tôi đã nhận được ${it.amount}. Bạn không còn khoản nào cần trả. Cảm ơn bạn.`,
        ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Đã nhận', it.amount],
      ...(it.due ? ([['Số tiền cần trả', it.due]] as const) : []),
      ...depositLines(it.deposit),
      ...(it.dueAt
        ? ([[it.deposit ? 'Hạn chuyển khoản' : 'Hạn thanh toán', it.dueAt]] as const)
        : []),
    ],
    action: it.due && !it.deposit ? 'Đi đến thanh toán' : 'Xem đơn hàng',
  }),
  amountDue: (it) => ({
    subject: `[Gyeol] Ngân hàng đã thu hồi khoản tiền của bạn (${it.orderNumber})`,
    heading: `Bạn vui lòng ${it.deposit ? 'chuyển' : 'thanh toán'} lại ${it.amount}`,
    paragraphs: [
      `Chào ${it.name}, ngân hàng đã thu hồi một khoản tiền của đơn này nên bạn cần trả ${it.amount}. Nếu trước đó chúng tôi đã hoàn tiền cho bạn, khoản đó cũng nằm trong số này.`,
      it.deposit
        ? 'Bạn vui lòng chuyển vào tài khoản dưới đây.'
        : 'Bạn có thể thanh toán tại trang đơn hàng.',
      ...(it.endsReceipt
        ? [
            'Hóa đơn tiền mặt đã phát hành sẽ bị hủy. Sau khi thanh toán lại, bạn vui lòng yêu cầu hóa đơn mới tại trang đơn hàng.',
          ]
        : []),
      'Nếu bạn cho rằng có nhầm lẫn, hãy trả lời email này để chúng tôi cùng kiểm tra.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền cần trả', it.amount],
      ...depositLines(it.deposit),
    ],
    action: it.deposit ? 'Xem đơn hàng' : 'Đi đến thanh toán',
  }),
  refundAgreed: (it) => ({
    subject:
      it.because === 'CANCELLED'
        ? `[Gyeol] Đơn hàng đã hủy: tiền hoàn của bạn (${it.orderNumber})`
        : `[Gyeol] Bạn sẽ được hoàn ${it.amount} (${it.orderNumber})`,
    heading: `${it.amount} sẽ được hoàn lại`,
    paragraphs: [`Chào ${it.name}, ${refundReasons[it.because]}`, it.route],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền hoàn lại', it.amount],
      ...(it.deductedAmount ? ([['Số tiền khấu trừ', it.deductedAmount]] as const) : []),
      ...(it.restoredPoints ? ([['Điểm được hoàn lại', it.restoredPoints]] as const) : []),
      ...(it.reason ? ([['Lý do', it.reason]] as const) : []),
    ],
  }),
  refundSent: (it) => ({
    subject: `[Gyeol] Đã chuyển tiền hoàn (${it.orderNumber})`,
    heading: `Chúng tôi đã chuyển ${it.amount}`,
    paragraphs: [
      `Chào ${it.name}, chúng tôi đã chuyển tiền hoàn cho bạn.`,
      'Tùy ngân hàng hoặc công ty thẻ, có thể mất vài ngày để tiền hiển thị.',
      ...(it.interest
        ? [
            `Vì đã quá thời hạn hoàn tiền, chúng tôi gửi kèm ${it.interest} tiền lãi chậm trả. Xin lỗi bạn vì sự chậm trễ.`,
          ]
        : []),
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền hoàn lại', it.amount],
      ...(it.interest ? ([['Lãi chậm trả', it.interest]] as const) : []),
    ],
  }),
  refundedElsewhere: 'Đã hoàn tiền qua cổng thanh toán.',
  cashReceiptIssued: (it) => ({
    subject: `[Gyeol] Đã phát hành hóa đơn tiền mặt (${it.orderNumber})`,
    heading: 'Đã phát hành hóa đơn tiền mặt',
    paragraphs: [
      `Chào ${it.name}, chúng tôi đã báo khoản chuyển của bạn cho cơ quan thuế Hàn Quốc.`,
      'Hóa đơn hiện trên Hometax từ ngày hôm sau.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Mục đích', it.purpose === 'EXPENSE_PROOF' ? 'Chứng từ chi phí' : 'Khấu trừ thu nhập'],
      ['Cấp cho số', `···${it.ending}`],
      ['Số tiền', it.amount],
      ['Số phê duyệt', it.issueNumber],
    ],
    action: 'Xem hóa đơn tiền mặt',
  }),
}
