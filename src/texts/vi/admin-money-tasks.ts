import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'

export const adminMoneyTasks: AdminMessages['moneyTasks'] = {
  title: 'Việc cần quyết định về tiền',
  open: (count) => `${count} việc cần quyết định về tiền`,
  compare: 'Đối chiếu lại với cổng thanh toán',
  compared: (count) => `Đã đối chiếu ${count} khoản thanh toán.`,
  failed: 'Chưa hoàn tất được. Vui lòng thử lại sau giây lát.',
  endOrder: 'Đến đơn hàng để kết thúc',
  done: 'Đã xử lý.',
  kinds: {
    UNMATCHED: 'Tiền vào chưa rõ của đơn nào',
    UNCONFIRMED: 'Khoản hoàn đã rút lại, chưa rõ đã chuyển hay chưa',
    FAILED: 'Khoản hoàn bị cổng thanh toán từ chối',
    STUCK: 'Khoản hoàn mà cổng thanh toán chưa trả lời',
    DIFFERENCE: 'Số tiền khác với cổng thanh toán',
    AMOUNT_DUE: 'Tiền còn phải thu của đơn đã kết thúc',
    GIVEN_BACK: 'Đơn đã hoàn hết ở cổng thanh toán',
    PAYMENT_UNKNOWN: 'Khoản thanh toán chưa rõ kết quả',
    NOT_COMPARED: 'Khoản thanh toán chưa đối chiếu được',
    REFUND_NOT_ARRIVED: 'Khoản hoàn chưa đến tài khoản khách',
    CASH_RECEIPT: 'Hóa đơn tiền mặt cần phát hành',
    CASH_RECEIPT_CANCEL: 'Hóa đơn tiền mặt cần hủy',
    CASH_RECEIPT_UNKNOWN: 'Hóa đơn tiền mặt chưa rõ kết quả',
    KEYS_REFUSED: 'Cổng thanh toán từ chối khóa',
    SHOP_REFUSED: 'Cổng thanh toán từ chối đăng ký cửa hàng',
    SHOP_UNKNOWN: 'Cổng thanh toán không tìm thấy cửa hàng',
  },
  person: (name) => name,
  sender: 'người chuyển',
  questions: {
    UNCONFIRMED: (who, amount) =>
      `Khoản hoàn ${amount} cho ${who} đã được rút lại. Trước đó bạn đã chuyển chưa?`,
    FAILED: (who, amount) =>
      `Cổng thanh toán từ chối khoản hoàn ${amount} cho ${who}. Bạn sẽ chuyển bằng cách nào?`,
    STUCK: (who, amount) =>
      `Đã hơn một ngày cổng thanh toán chưa trả lời về khoản hoàn ${amount} cho ${who}. Đối chiếu lại?`,
    DIFFERENCE: (theirs, ours) =>
      `Với khoản thanh toán này, cổng thanh toán đã hoàn ${theirs}, sổ ghi ${ours}. Để nguyên như vậy?`,
    AMOUNT_DUE: (who, amount) =>
      `Đơn đã kết thúc nhưng còn phải thu ${amount} của ${who}. Bạn có bỏ khoản này không?`,
    GIVEN_BACK: (who, amount) =>
      `Toàn bộ ${amount} của ${who} đã được hoàn ở cổng thanh toán. Kết thúc cả đơn hàng?`,
  },
  hints: {
    UNCONFIRMED: 'Nếu đã chuyển, số tiền còn phải thu tăng hoặc số tiền cần chuyển giảm tương ứng.',
    FAILED: 'Trước hết hãy xem trên trang của cổng thanh toán đã hoàn khoản này chưa.',
    STUCK:
      'Hãy tìm khoản này trên trang của cổng thanh toán; nếu ở đó chưa hoàn, hãy hủy đúng số tiền này tại đó. Đừng chuyển khoản cùng số tiền này.',
    DIFFERENCE:
      'Hãy kiểm tra các khoản hoàn của khoản thanh toán này trên trang của cổng thanh toán.',
    AMOUNT_DUE: 'Khi tiền đến, việc này tự đóng. Nếu muốn chờ, hãy để nguyên.',
    GIVEN_BACK:
      'Khi kết thúc, phiếu giảm giá và điểm được trả lại cho khách. Không có thêm tiền nào được chuyển đi.',
  },
  answers: {
    UNCONFIRMED: {
      NOT_SENT: {
        label: 'Tôi chưa chuyển',
        confirm: 'Ghi là chưa chuyển khoản này? Không thể hoàn tác.',
      },
      SENT: {
        label: 'Tôi đã chuyển',
        confirm: 'Ghi là đã chuyển khoản này? Không thể hoàn tác.',
      },
    },
    FAILED: {
      TRANSFER: {
        label: 'Tôi sẽ chuyển khoản',
        confirm: 'Đưa khoản này vào mục “Tiền cần chuyển” để bạn tự chuyển?',
      },
      NOT_SENT: {
        label: 'Yêu cầu cổng thanh toán lại',
        confirm: 'Yêu cầu cổng thanh toán hoàn lại lần nữa?',
      },
      SENT: {
        label: 'Tôi đã chuyển rồi',
        confirm: 'Ghi là khoản này đã được chuyển? Không thể hoàn tác.',
      },
    },
  },
  accept: 'Để nguyên',
  acceptConfirm: 'Để hai số tiền khác nhau? Nếu số tiền thay đổi, bạn sẽ được hỏi lại.',

  helps: {
    PAYMENT_UNKNOWN: `Cổng thanh toán đã lâu chưa trả lời. ${ifMailed('Khách đã được báo là đang kiểm tra.', 'Chưa gửi được email nên khách chưa được báo.')}`,
    NOT_COMPARED:
      'Chỉ khoản này chưa đối chiếu được. Nếu kiểm tra lại vẫn còn, hãy báo cho người phụ trách trang.',
    REFUND_NOT_ARRIVED:
      'Tiền cổng thanh toán hoàn lại không vào được tài khoản của khách. Hãy xác nhận lại tài khoản với khách và nhờ bộ phận hỗ trợ của họ chuyển vào đó.',
    CASH_RECEIPT: 'Hãy phát hành trên Hometax rồi ghi số phê duyệt.',
    CASH_RECEIPT_CANCEL: 'Hãy hủy trên Hometax rồi ghi số phê duyệt của việc hủy.',
    CASH_RECEIPT_UNKNOWN:
      'Đã hơn 30 phút mà cổng thanh toán chưa xác nhận phát hành hoặc hủy hóa đơn tiền mặt này. Trang tự kiểm tra lại mỗi 30 phút và việc này tự đóng khi có kết quả. Nếu sau một ngày vẫn còn, hãy hỏi bộ phận hỗ trợ của họ về hóa đơn của đơn này. Trong lúc đó đừng tự phát hành hay hủy trên Hometax.',
    KEYS_REFUSED:
      'Cổng thanh toán từ chối khóa của trang này nên không ai thanh toán được. Hãy kiểm tra cài đặt.',
    SHOP_REFUSED:
      'Thanh toán của khách bị từ chối vì thông tin cửa hàng đăng ký tại cổng thanh toán. Hãy báo mã bên dưới cho bộ phận hỗ trợ của họ.',
    SHOP_UNKNOWN:
      'Cổng thanh toán không tìm thấy cửa hàng nên không đọc được giao dịch, quyết toán và không gửi được khoản hoàn. Hãy báo mã bên dưới cho bộ phận hỗ trợ của họ. Việc này tự đóng khi đọc lại được.',
  },
  resolutions: {
    ASK_AGAIN: {
      label: 'Kiểm tra lại',
      confirm: 'Hỏi lại cổng thanh toán và xử lý theo câu trả lời?',
    },
    KNOWN: { label: 'Đã biết', confirm: 'Đánh dấu đã biết và đóng việc này?' },
  },
  cashReceipt: {
    purposes: { INCOME_DEDUCTION: 'Khấu trừ thu nhập', EXPENSE_PROOF: 'Chứng từ chi phí' },
    facts: (purpose, ending) => `${purpose} · bốn số cuối ${ending}`,
    before: (number) => `Số phê duyệt ${number}`,
    left: (sum) => `Còn lại ${sum} sau khi hủy`,
    show: 'Xem số',
    number: 'Cấp cho số',
    approval: 'Số phê duyệt',
    needed: 'Vui lòng nhập số phê duyệt.',
    done: 'Đánh dấu đã xong',
    toDo: { ISSUE: (sum) => `phát hành ${sum}`, CANCEL: (sum) => `hủy ${sum}` },
    changed: (seen, now) =>
      `Số tiền của đơn hàng vừa thay đổi. Bạn đã thấy: ${seen}. Bây giờ: ${now}. Hãy chỉnh lại trên Hometax rồi đánh dấu lại bằng số phê duyệt đó.`,
    saved: 'Đã ghi hóa đơn tiền mặt.',
  },
}
