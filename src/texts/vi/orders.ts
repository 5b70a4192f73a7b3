import { ifMailed } from '#texts/delivery.ts'
import type { Messages } from '#texts/messages.ts'

export const orders: Messages['orders'] = {
  statuses: {
    canonical: {
      PAYMENT_PENDING: 'Chờ thanh toán',
      PAYMENT_COMPLETED: 'Đã thanh toán',
      CONSULTING_SCHEDULED: 'Đang viết bảng kết quả',
      RESULT_SENT: 'Đã gửi bảng kết quả',
      CONSULTING_COMPLETED: 'Đã tư vấn xong',
      CANCELLED: 'Đã hủy',
      REFUNDED: 'Đã hoàn tiền',
    },
    member: {
      PAYMENT_PENDING: 'Chờ thanh toán',
      PAYMENT_COMPLETED: 'Đã thanh toán',
      CONSULTING_SCHEDULED: 'Đã lên lịch tư vấn',
      CONSULTING_COMPLETED: 'Đã tư vấn xong',
      CANCELLED: 'Đã hủy',
    },
    guest: {
      PAYMENT_PENDING: 'Chờ thanh toán',
      PAYMENT_COMPLETED: 'Đã thanh toán',
      ORDER_PROCESSING: 'Đang chuẩn bị tư vấn',
      SHIPPED: 'Đã gửi bảng kết quả',
      DELIVERED: 'Đã tư vấn xong',
      CANCELED: 'Đã hủy',
      REFUNDED: 'Đã hoàn tiền',
    },
  },
  refundAgreed: 'Sẽ hoàn tiền',
  quoteNotices: {
    POINTS_BELOW_MINIMUM: (minimum) => `Điểm dùng được từ ${minimum}.`,
    POINTS_SPARED: 'Chỉ dùng số điểm cần thiết. Phần còn lại vẫn ở trong tài khoản của bạn.',
  },
  /** Reasons for deductions from a refund. */
  deductions: {
    AFTER_FREE_WINDOW: 'Khấu trừ vì đã quá thời gian được hoàn tiền toàn bộ.',
    SURVEY_MISSED: 'Khấu trừ vì phiếu khảo sát không được gửi đúng hạn.',
  },
  /** Reasons for automatic changes of an order. */
  historyNotes: {
    SURVEY_RECEIVED: 'Đã nhận được phiếu khảo sát.',
    SURVEY_WAITED: 'Phiếu khảo sát đã đến trước khi thanh toán.',
    PAID_ONLINE: 'Đã xác nhận thanh toán.',
    NOTHING_TO_PAY: 'Phiếu giảm giá và điểm đã thanh toán toàn bộ.',
    UNPAID: 'Đã hủy vì không nhận được thanh toán đúng hạn.',
    PARTLY_PAID: 'Đã nhận một phần, còn chờ phần còn lại.',
    PAYMENT_REVERSED: 'Ngân hàng đã thu hồi một khoản tiền.',
    PAID_AGAIN: 'Đã nhận số tiền cần trả lại.',
    OVERPAID: 'Nhận được nhiều hơn số tiền cần trả nên phần chênh lệch được hoàn lại.',
    REFUND_SENT: 'Đã chuyển tiền hoàn.',
    PHOTO_CAME: 'Ảnh được yêu cầu đã đến; số ngày chờ được cộng thêm.',
    PHOTO_NOT_NEEDED: 'Không cần ảnh nữa; số ngày chờ được cộng thêm.',
    AUTO_COMPLETED: 'Tự động hoàn tất sau khi gửi bảng kết quả vài ngày.',
    REFUND_ACCOUNT_NAMED: 'Đã nhận số tài khoản nhận tiền hoàn.',
  },
  cancel: {
    byStudio: 'Studio đồng ý hoàn tiền cho đơn hàng.',
    accountNeeded: 'Vui lòng nhập tài khoản nhận tiền hoàn.',
  },
  guest: {
    codeSent: `Nếu thông tin khớp với đơn hàng, ${ifMailed('mã xác nhận sẽ được gửi đến email của đơn hàng.', 'studio có mã xác nhận cho bạn. Hiện trang này chưa gửi email. Vui lòng hỏi studio.')}`,
  },
}
