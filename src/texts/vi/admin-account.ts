import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'

export const adminAccount: AdminMessages['account'] = {
  title: 'Tiền của đơn này',
  charged: 'Phải trả',
  received: 'Đã nhận',
  sent: 'Đã chuyển lại',
  due: 'Còn phải thu',
  toSend: 'Tiền cần chuyển',
  settled: 'Không còn phải thu và không có tiền cần chuyển.',
  charges: {
    PRICE: 'Giá đơn hàng',
    CANCELLATION: 'Hủy đơn',
    FEE_KEPT: 'Khấu trừ theo quy định hoàn tiền',
    ALLOWANCE: 'Hoàn một phần',
    WRITE_OFF: 'Đã bỏ, không thu nữa',
    RECOVERY: 'Tiền đến sau khi đã bỏ',
  },
  deposit: (sender) => (sender ? `Khoản chuyển · ${sender}` : 'Khoản chuyển'),
  payment: (method) => `Thanh toán · ${method}`,
  reversed: (when) => `Bị thu hồi lúc ${when}.`,

  refund: {
    withdrawn: 'Khoản không cần chuyển nữa',
    states: {
      AGREED: 'Đã đồng ý, chưa chuyển.',
      SENDING: 'Đã yêu cầu cổng thanh toán, chưa được xác nhận.',
      SENT: (when) => `Đã chuyển ${when}.`,
      FAILED: 'Cổng thanh toán từ chối. Bạn sẽ chuyển bằng cách nào?',
      UNCONFIRMED: 'Đã rút lại. Trước đó bạn đã chuyển chưa?',
      VOID: 'Không còn lý do để chuyển.',
    },
    byProvider: 'Đã đồng ý, chưa chuyển. Tiền được hoàn tự động qua cổng thanh toán.',
    dueBy: (day) => `Cần chuyển chậm nhất ngày ${day}.`,
    dueOnceNamed: 'Cần chuyển trong ba ngày làm việc sau khi có tài khoản.',
    late: (days, sum) => `Trễ ${days} ngày: chuyển kèm tiền lãi ${sum}.`,
    failure: (code) => `Mã lỗi của cổng thanh toán: ${code}`,
    account: 'Tài khoản nhận',
    noAccount: ifMailed(
      'Đã hỏi khách về tài khoản qua email, chưa có trả lời.',
      'Chưa có tài khoản. Vui lòng hỏi khách hàng.',
    ),
    saveAccount: 'Lưu tài khoản',
    accountSaved: 'Đã lưu tài khoản.',
  },

  record: {
    title: 'Xác nhận chuyển khoản',
    text: 'So số tiền và tên với tài khoản ngân hàng.',
    open: 'Ghi khoản chuyển',
    amount: 'Số tiền nhận được',
    amountNeeded: 'Hãy nhập số tiền nhận được bằng chữ số.',
    depositor: 'Người chuyển',
    submit: 'Xác nhận chuyển khoản',
    confirm: (name, amount) => `Xác nhận khoản chuyển ${amount} của ${name}?`,
  },

  writeOff: {
    open: 'Bỏ, không thu nữa',
    title: (amount) => `Bỏ khoản ${amount}?`,
    text: 'Khoản này được ghi sổ là tổn thất và không còn trên trang đơn hàng của khách. Khách không nhận email. Tiền đến sau này vẫn được ghi nhận, tối đa bằng khoản này. Không thể hoàn tác.',
    submit: 'Bỏ, không thu nữa',
    reason: 'Lý do',
    reasonHint: 'Chỉ studio xem được.',
    done: 'Đã bỏ khoản này.',
    changed: 'Số tiền còn phải thu vừa thay đổi. Hãy xem số mới rồi nhấn lại.',
  },
}
