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
        ['Ngân hàng', deposit.bank],
        ...(deposit.swift ? ([['SWIFT/BIC', deposit.swift]] as const) : []),
        ['Số tài khoản', deposit.accountNumber],
        ['Chủ tài khoản', deposit.holder],
        ['Tên người chuyển', deposit.depositorName],
      ] as const)
    : []

const returned: Readonly<Record<ReturnedBecause, string>> = {
  LATE: 'tiền của bạn đến sau khi đơn hàng đã bị hủy nên chúng tôi hoàn lại toàn bộ. Nếu vẫn muốn được tư vấn, bạn vui lòng đặt đơn mới.',
  TWICE: 'đơn hàng đã được thanh toán trước khi khoản tiền này đến nên chúng tôi hoàn lại toàn bộ.',
  TWICE_ONLINE:
    'đơn hàng đã được thanh toán trước khoản thanh toán thứ hai này nên chúng tôi hoàn lại toàn bộ khoản sau.',
  UNFINISHED: 'đơn hàng đã bị hủy khi chưa đủ tiền nên chúng tôi hoàn lại số tiền bạn đã chuyển.',
  TOO_MUCH:
    'đơn hàng của bạn đã được thanh toán. Bạn chuyển nhiều hơn giá đơn hàng nên chúng tôi hoàn lại phần chênh lệch.',
}

const claimed: Readonly<Record<ClaimedBecause, string>> = {
  CALLED_OFF:
    'ngân hàng đã thu hồi khoản tiền bạn chuyển cho đơn này. Đơn đã được hủy, nhưng trước đó một phần tiền đã được hoàn cho bạn. Chúng tôi chỉ xin nhận lại phần đó và khoản khấu trừ theo quy định hoàn tiền.',
  SENT_BEFORE:
    'ngân hàng đã thu hồi một khoản bạn chuyển cho đơn này, nhưng chúng tôi đã hoàn cho bạn từ khoản đó. Số tiền bạn đã thanh toán chưa gồm khoản này nên chúng tôi xin nhận lại.',
}

function howItGoes(it: OfRoute): string {
  switch (it.via) {
    case 'PROVIDER':
      return `Tiền sẽ được hoàn theo cách bạn đã thanh toán, chậm nhất ngày ${it.sendBy}.`
    case 'ACCOUNT':
      return `Chúng tôi sẽ chuyển vào tài khoản ${it.account}, chậm nhất ngày ${it.sendBy}.`
    case 'ACCOUNT_NEEDED':
      return 'Bạn vui lòng cho biết số tài khoản nhận tiền tại trang đơn hàng. Chúng tôi sẽ chuyển trong vòng ba ngày làm việc kể từ ngày đó.'
    case 'REPLY':
      return 'Bạn vui lòng trả lời email này và cho biết tài khoản nhận tiền: ngân hàng, số tài khoản, chủ tài khoản. Chúng tôi sẽ chuyển trong vòng ba ngày làm việc kể từ ngày đó.'
  }
}

export const moneyMails: typeof ko = {
  refundRoute: (it) =>
    `Khoản này chưa được chuyển. ${howItGoes(it)} Chúng tôi sẽ báo lại khi đã chuyển.`,
  nameAccount: 'Cho biết tài khoản',
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
      ...depositLines(it.deposit),
      ...(it.dueAt ? ([['Hạn chuyển khoản', it.dueAt]] as const) : []),
    ],
    action: 'Xem đơn hàng',
  }),
  depositReturned: (it) => ({
    subject: `[Gyeol] Chúng tôi hoàn lại tiền bạn đã chuyển (${it.orderNumber})`,
    heading: `${it.amount} sẽ được hoàn lại`,
    paragraphs: [`Chào ${it.name}, ${returned[it.because]}`, it.route],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền hoàn lại', it.amount],
    ],
  }),
  refundAccountAsked: (it) => ({
    subject: `[Gyeol] Bạn muốn nhận tiền hoàn vào tài khoản nào? (${it.orderNumber})`,
    heading: `${it.amount} được hoàn vào tài khoản ngân hàng`,
    paragraphs: [
      `Chào ${it.name}, trong số tiền hoàn có ${it.amount} bạn đã trả bằng chuyển khoản nên chúng tôi sẽ chuyển lại vào tài khoản của bạn. Phần còn lại được hoàn theo cách bạn đã thanh toán.`,
      it.route,
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền vào tài khoản', it.amount],
    ],
  }),
  depositTakenBack: (it) => ({
    subject: `[Gyeol] Khoản chuyển tiền đã bị thu hồi (${it.orderNumber})`,
    heading: 'Ngân hàng đã thu hồi khoản chuyển',
    paragraphs: [
      `Chào ${it.name}, ngân hàng đã thu hồi khoản tiền mà chúng tôi từng xác nhận. Đơn hàng vẫn được giữ, bạn vui lòng ${it.deposit ? 'chuyển lại.' : 'thanh toán lại tại trang đơn hàng.'}`,
      ...(it.endsReceipt
        ? [
            'Hóa đơn tiền mặt đã phát hành sẽ bị hủy. Sau khi thanh toán lại, bạn vui lòng yêu cầu hóa đơn mới tại trang đơn hàng.',
          ]
        : []),
      'Nếu bạn cho rằng có nhầm lẫn, hãy trả lời email này để chúng tôi cùng kiểm tra.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      [it.deposit ? 'Số tiền cần chuyển' : 'Số tiền cần thanh toán', it.amount],
      ...depositLines(it.deposit),
    ],
    action: it.deposit ? 'Xem đơn hàng' : 'Đi đến thanh toán',
  }),
  moneyClaimed: (it) => ({
    subject: `[Gyeol] Có khoản tiền cần thanh toán lại (${it.orderNumber})`,
    heading: `Bạn vui lòng thanh toán lại ${it.amount}`,
    paragraphs: [
      `Chào ${it.name}, ${claimed[it.because]}`,
      it.deposit
        ? 'Bạn vui lòng chuyển vào tài khoản dưới đây.'
        : 'Bạn có thể thanh toán tại trang đơn hàng.',
      'Nếu bạn cho rằng có nhầm lẫn, hãy trả lời email này để chúng tôi cùng kiểm tra.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền cần trả', it.amount],
      ...depositLines(it.deposit),
    ],
    action: it.deposit ? 'Xem đơn hàng' : 'Đi đến thanh toán',
  }),
  debtRepaid: (it) => ({
    subject: `[Gyeol] Đã nhận khoản tiền bạn chuyển lại (${it.orderNumber})`,
    heading: `Đã nhận ${it.amount}`,
    paragraphs: [
      `Chào ${it.name}, cảm ơn bạn đã chuyển lại số tiền chúng tôi từng gửi trước khi ngân hàng thu hồi khoản tiền của bạn.`,
      it.missing
        ? `Vẫn còn ${it.missing}. Bạn vui lòng chuyển nốt vào tài khoản dưới đây.`
        : 'Bạn không còn khoản nào cần chuyển.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Đã nhận', it.amount],
      ...(it.missing ? ([['Còn lại', it.missing]] as const) : []),
      ...depositLines(it.deposit),
    ],
    action: 'Xem đơn hàng',
  }),
  debtSetOff: (it) => ({
    subject: `[Gyeol] Số tiền bạn đã chuyển được trừ vào khoản còn lại (${it.orderNumber})`,
    heading: `Đã trừ ${it.amount} vào khoản còn lại`,
    paragraphs: [
      `Chào ${it.name}, chúng tôi đã gửi tiền cho bạn trước khi ngân hàng thu hồi khoản thanh toán. Vì vậy ${it.amount} trong số tiền bạn đã chuyển không được hoàn lại mà được trừ vào số tiền đó.`,
      it.missing
        ? `Vẫn còn ${it.missing}. Bạn vui lòng chuyển nốt vào tài khoản dưới đây.`
        : 'Bạn không còn khoản nào cần chuyển.',
      'Nếu bạn thấy có nhầm lẫn, hãy trả lời email này để chúng tôi cùng kiểm tra.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Đã trừ', it.amount],
      ...(it.missing ? ([['Còn lại', it.missing]] as const) : []),
      ...depositLines(it.deposit),
    ],
    action: 'Xem đơn hàng',
  }),
  claimSetOff: (it) => ({
    subject: `[Gyeol] Khoản bạn đã chuyển được dùng cho đơn hàng (${it.orderNumber})`,
    heading: `${it.amount} không được hoàn lại`,
    paragraphs: [
      `Chào ${it.name}, ngân hàng đã thu hồi một phần tiền của đơn hàng này. Số tiền chúng tôi đã hoàn trước đó cùng phần khấu trừ theo quy định là ${it.amount}, nên phần tương ứng trong số tiền bạn đã chuyển không được hoàn lại.`,
      'Bạn không còn khoản nào cần chuyển.',
      'Nếu bạn thấy có nhầm lẫn, hãy trả lời email này để chúng tôi cùng kiểm tra.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Đã trừ', it.amount],
    ],
    action: 'Xem đơn hàng',
  }),
  paymentDiffers: (it) => ({
    subject: `[Gyeol] Số tiền thanh toán khác đơn hàng (${it.orderNumber})`,
    heading: 'Số tiền nhận được khác đơn hàng',
    paragraphs: [
      `Chào ${it.name}, số tiền chúng tôi nhận được không đúng số tiền cần thanh toán nên chưa được tính vào đơn hàng. Chúng tôi sẽ kiểm tra và hoàn lại toàn bộ.`,
      it.route,
      ...(it.missing
        ? ['Đơn hàng vẫn được giữ, bạn vui lòng thanh toán lại tại trang đơn hàng.']
        : []),
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Đã nhận', it.amount],
      ...(it.missing ? ([['Cần thanh toán', it.missing]] as const) : []),
    ],
    action: 'Xem đơn hàng',
  }),
  refundWithdrawn: (it) => ({
    subject: `[Gyeol] Không còn khoản tiền để hoàn lại (${it.orderNumber})`,
    heading: 'Không còn khoản tiền để hoàn lại',
    paragraphs: [
      `Chào ${it.name}, ngân hàng đã thu hồi khoản tiền bạn chuyển. Vì vậy chúng tôi không chuyển số tiền đã định hoàn lại.`,
      ...(it.kept
        ? [
            `Chúng tôi vẫn giữ ${it.kept} bạn đã chuyển trước đó. Nếu có phần cần hoàn lại, chúng tôi sẽ chuyển vào tài khoản của bạn và báo cho bạn.`,
          ]
        : []),
      'Nếu tiền chưa về tài khoản của bạn, hãy trả lời email này để chúng tôi cùng kiểm tra.',
    ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền không chuyển', it.amount],
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
  partRefunded: (it) => ({
    subject: `[Gyeol] ${it.isPaidOut ? 'Đã hoàn' : 'Sẽ hoàn'} lại một phần tiền (${it.orderNumber})`,
    heading: `${it.refundAmount} ${it.isPaidOut ? 'đã' : 'sẽ'} được hoàn lại`,
    paragraphs: it.isPaidOut
      ? [
          `Chào ${it.name}, chúng tôi đã hoàn lại một phần số tiền bạn đã thanh toán. Đơn hàng vẫn giữ nguyên.`,
          'Tùy ngân hàng, có thể mất khoảng một ngày để tiền hiển thị trong tài khoản.',
        ]
      : [
          `Chào ${it.name}, chúng tôi sẽ hoàn lại một phần số tiền bạn đã thanh toán. Đơn hàng vẫn giữ nguyên.`,
          it.route ?? 'Chúng tôi sẽ báo lại khi đã chuyển tiền.',
        ],
    lines: [
      ['Mã đơn hàng', it.orderNumber],
      ['Số tiền hoàn lại', it.refundAmount],
      ['Lý do', it.reason],
    ],
  }),
}
