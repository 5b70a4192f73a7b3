import type { moneyMails as ko, OfAccount, ReturnedBecause } from '../ko/money-mails.ts'

const linesOf = (deposit: OfAccount | null) =>
  deposit
    ? ([
        ['Ngân hàng', deposit.bank],
        ['Số tài khoản', deposit.accountNumber],
        ['Chủ tài khoản', deposit.holder],
        ['Tên người chuyển', deposit.depositorName],
      ] as const)
    : []

const returned: Readonly<Record<ReturnedBecause, string>> = {
  LATE: 'tiền của bạn đến sau khi đơn hàng đã bị hủy nên chúng tôi hoàn lại toàn bộ. Nếu vẫn muốn được tư vấn, bạn vui lòng đặt đơn mới.',
  TWICE: 'đơn hàng đã được thanh toán trước khi khoản tiền này đến nên chúng tôi hoàn lại toàn bộ.',
  UNFINISHED:
    'đơn hàng đã bị hủy trước khi nhận đủ tiền nên chúng tôi hoàn lại toàn bộ số tiền bạn đã chuyển.',
  TOO_MUCH:
    'đơn hàng của bạn đã được thanh toán. Bạn chuyển nhiều hơn giá đơn hàng nên chúng tôi hoàn lại phần chênh lệch.',
}

export const moneyMails: typeof ko = {
  depositShort: (it) => ({
    subject: `[Gyeol] Số tiền chuyển còn thiếu (${it.orderNumber})`,
    heading: `Còn thiếu ${it.missing}`,
    paragraphs: [
      `Chào ${it.name}, chúng tôi đã nhận được ${it.amount}. Bạn vui lòng chuyển nốt phần còn lại vào cùng tài khoản để đơn hàng được tiếp tục.`,
      'Nếu quá hạn mà chưa nhận đủ, đơn hàng sẽ bị hủy và chúng tôi hoàn lại số tiền bạn đã chuyển.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Đã nhận', it.amount],
      ['Còn thiếu', it.missing],
      ...linesOf(it.deposit),
      ...(it.dueAt ? ([['Hạn chuyển khoản', it.dueAt]] as const) : []),
    ],
    action: 'Xem đơn hàng',
  }),
  depositReturned: (it) => ({
    subject: `[Gyeol] Chúng tôi hoàn lại tiền bạn đã chuyển (${it.orderNumber})`,
    heading: `${it.amount} sẽ được hoàn lại`,
    paragraphs: [
      `Chào ${it.name}, ${returned[it.because]}`,
      it.isAsked
        ? 'Bạn vui lòng cho biết số tài khoản nhận tiền tại trang đơn hàng. Chúng tôi sẽ chuyển trong vòng ba ngày làm việc.'
        : 'Tiền sẽ được hoàn theo cách bạn đã thanh toán, trong vòng ba ngày làm việc.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền hoàn lại', it.amount],
    ],
    ...(it.isAsked && { action: 'Cho biết tài khoản' }),
  }),
  depositTakenBack: (it) => ({
    subject: `[Gyeol] Khoản chuyển tiền đã bị thu hồi (${it.orderNumber})`,
    heading: 'Ngân hàng đã thu hồi khoản chuyển',
    paragraphs: [
      `Chào ${it.name}, ngân hàng đã thu hồi khoản tiền mà chúng tôi từng xác nhận. Đơn hàng vẫn được giữ, bạn vui lòng chuyển lại nhé.`,
      'Nếu bạn cho rằng có nhầm lẫn, hãy trả lời email này để chúng tôi cùng kiểm tra.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền cần chuyển', it.amount],
      ...linesOf(it.deposit),
    ],
    action: 'Xem đơn hàng',
  }),
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
  partRefunded: (it) => ({
    subject: `[Gyeol] Hoàn lại một phần tiền (${it.orderNumber})`,
    heading: `${it.refundAmount} sẽ được hoàn lại`,
    paragraphs: [
      `Chào ${it.name}, chúng tôi hoàn lại một phần số tiền bạn đã thanh toán. Đơn hàng vẫn giữ nguyên.`,
      'Chúng tôi sẽ báo lại khi đã chuyển tiền.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền hoàn lại', it.refundAmount],
      ['Lý do', it.reason],
    ],
  }),
}
