import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'

export const adminDeposits: AdminMessages['deposits'] = {
  changedMeanwhile:
    'Khoản tiền này hoặc đơn của nó vừa được thay đổi ở nơi khác. Thao tác của bạn chưa được thực hiện.',
  title: 'Khoản chuyển vào',
  list: 'Sao kê ngân hàng',
  states: 'Lọc theo trạng thái',
  waiting: 'Cần xử lý',
  done: 'Đã xử lý',
  empty: 'Không có khoản tiền nào cần xử lý',
  emptyText: 'Hãy nhập sao kê tiền vào từ ngân hàng để đối chiếu với các đơn đang chờ.',
  nothingFound: 'Chưa xử lý khoản nào',
  nothingFoundText: 'Các khoản đã xác nhận sẽ được lưu ở đây.',
  notHere: 'Khoản này không có trong danh sách',
  columns: { depositor: 'Người chuyển', amount: 'Số tiền', at: 'Thời gian', match: 'Đơn hàng' },
  matches: {
    EXACT: 'Khớp',
    PROBABLE: 'Cần kiểm tra',
    SEVERAL: 'Nhiều đơn phù hợp',
    NONE: 'Không có đơn khớp',
  },
  rowStates: {
    OPEN: 'Chưa xử lý',
    CONFIRMED: 'Đã xác nhận',
    UNKNOWN: 'Không rõ người chuyển',
    RETURNED: 'Đã trả lại',
    IGNORED: 'Không phải của khách',
  },
  became: {
    PAID: 'đã thanh toán',
    TOO_MUCH: 'đã thanh toán, phần dư cần hoàn lại',
    TOO_LITTLE: 'còn thiếu, đang chờ phần còn lại',
    LATE: 'đơn đã hủy, cần hoàn lại toàn bộ',
    TWICE: 'chuyển lần thứ hai, cần hoàn lại toàn bộ',
    REPAID: 'khách trả khoản nợ',
  },
  confirmAll: (count) => `Xác nhận ${count === '1' ? '' : 'cả '}${count} khoản khớp`,
  confirmAllQuestion: (count, sum) =>
    count === '1' ? `Xác nhận 1 khoản ${sum}?` : `Xác nhận ${count} khoản, tổng cộng ${sum}?`,
  confirmAllText: `Chỉ xác nhận những khoản khớp cả tên và số tiền. ${ifMailed('Khách được báo qua email.', 'Khách không nhận được email, email chỉ nằm trong mục Email đã gửi.')}`,
  confirmedAll: (count) => `Đã xác nhận ${count} khoản.`,
  someLeft: (count, left) =>
    `Đã xác nhận ${count} khoản. ${left} khoản đã thay đổi nên được giữ lại.`,

  take: {
    open: 'Nhập sao kê',
    title: 'Nhập sao kê ngân hàng',
    text: 'Dán các khoản tiền vào từ trang ngân hàng, hoặc chọn tệp (CSV, XLSX). Cần có số tiền, người chuyển và thời gian.',
    paste: 'Dán vào đây',
    file: 'Chọn tệp',
    read: (count) => `Đã đọc được ${count} khoản tiền vào.`,
    skipped: (count) => `Bỏ qua ${count} dòng không phải tiền vào hoặc không đọc được.`,
    nothing: 'Không tìm thấy khoản nào. Vui lòng kiểm tra số tiền, người chuyển và thời gian.',
    unreadable:
      'Không đọc được tệp này. Hãy lưu thành XLSX hoặc CSV, hoặc sao chép các ô rồi dán vào.',
    tooMany: (most) => `Mỗi lần tối đa ${most} khoản. Vui lòng chia nhỏ.`,
    submit: (count) => `Nhập ${count} khoản`,
    done: (added, known) => `Đã thêm ${added} khoản. ${known} khoản đã có từ trước.`,
  },

  detail: {
    at: 'Thời gian',
    amount: 'Số tiền',
    state: 'Trạng thái',
    order: 'Đơn hàng',
    candidates: 'Đơn hàng có thể phù hợp',
    none: 'Không có đơn nào đang chờ với tên này hoặc tên gần giống.',
    missing: (amount) => `đang chờ ${amount}`,
    debt: {
      missing: (amount) => `khách cần trả lại ${amount}`,
      same: `Bằng số tiền khách còn nợ. ${ifMailed('Khách được báo qua email.', 'Khách không nhận được email, email chỉ nằm trong mục Email đã gửi.')}`,
      more: (difference) => `Nhiều hơn khoản nợ ${difference}; phần dư cần hoàn lại.`,
      less: (difference) =>
        `Còn phải nhận ${difference}. ${ifMailed('Khách được báo qua email.', 'Khách không nhận được email, email chỉ nằm trong mục Email đã gửi.')}`,
    },
    asDepositor: (name) => `tên người chuyển ${name}`,
    confirm: 'Xác nhận cho đơn này',
    question: (name, amount) => `Xác nhận ${amount} cho đơn của ${name}?`,
    same: `Đúng số tiền đang chờ. Đơn chuyển sang “đã thanh toán” và ${ifMailed('khách được báo qua email.', 'khách không nhận được email, email chỉ nằm trong mục Email đã gửi.')}`,
    more: (difference) =>
      `Dư ${difference}. Đơn chuyển sang “đã thanh toán” và phần dư cần hoàn lại.`,
    less: (difference) => `Còn thiếu ${difference}. Đơn tiếp tục chờ phần còn lại.`,
    late: 'Đơn đã hủy nên toàn bộ số tiền cần hoàn lại.',
    confirmed: (name, what) => `${name}: ${what}`,
    other: 'Đơn khác',
    otherNumber: 'Mã đơn hàng',
    otherNeeded: 'Vui lòng nhập mã đơn hàng.',
    otherSubmit: 'Xác nhận cho đơn này',
    unknown: 'Không rõ người chuyển',
    unknownQuestion: (who, amount) =>
      `Đánh dấu ${amount} từ ${who} là khoản không rõ người chuyển?`,
    unknownText:
      'Khoản này được ghi sổ là tiền của khách và nằm ở mục Vấn đề thanh toán cho đến khi bạn tìm được đơn hoặc chuyển trả lại.',
    unknownDone: 'Đã chuyển vào mục Vấn đề thanh toán.',
    ignore: 'Không phải tiền của khách',
    ignoreDone: 'Đã đánh dấu không phải tiền của khách.',
    returned: 'Đánh dấu đã trả lại',
    returnedQuestion: (who, amount) => `Bạn đã chuyển trả ${amount} cho ${who} chưa?`,
    returnedDone: 'Đã đánh dấu là đã trả lại.',
    undo: 'Hoàn tác',
  },
  toRows: 'Xử lý ở mục Khoản chuyển vào',
}
