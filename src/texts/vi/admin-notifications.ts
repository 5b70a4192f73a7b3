import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminNotifications: AdminMessages['notifications'] = {
  title: 'Thông báo',
  note: 'Những email gửi cho bạn. Mỗi quản trị viên tự chọn cho mình.',
  saved: 'Đã lưu cài đặt thông báo.',
  to: 'Gửi đến',
  inYourLanguage: 'Email được gửi bằng ngôn ngữ bạn chọn cho trang quản trị.',
  noMail:
    'Chưa kết nối máy chủ email nên thông báo không được gửi đi, chỉ lưu trong “Email đã gửi”.',
  noAddress: 'Tài khoản chưa có địa chỉ email nên không thể gửi thông báo.',
  exampleAddress:
    'Đây là địa chỉ mẫu, không nhận được email. Hãy bấm “Đổi địa chỉ” và nhập email của bạn.',
  address: {
    open: 'Đổi địa chỉ',
    title: 'Đổi địa chỉ email',
    text: 'Xác nhận bằng mã gửi đến địa chỉ mới và mật khẩu hiện tại. Thông báo của studio và email lấy lại mật khẩu sẽ gửi đến địa chỉ mới.',
    next: 'Địa chỉ email mới',
    submit: 'Đổi',
    done: 'Đã đổi địa chỉ email.',
  },
  toOutbox: 'Xem email đã gửi',
  timingTitle: 'Cách nhận từng loại tin',
  timings: { AT_ONCE: 'Ngay', DAILY: 'Tóm tắt trong ngày', NEVER: 'Không nhận' },
  gathered:
    'Nhận ngay nghĩa là mỗi loại tin nhiều nhất một email trong 5 phút; tin đến giữa chừng được gộp lại.',
  occasions: {
    ORDER: 'Đơn hàng mới',
    DEPOSIT_DUE: 'Khoản chuyển dự kiến hôm nay',
    SURVEY: 'Đã nhận khảo sát',
    SHEET_LATE: 'Bảng kết quả đã quá ngày hẹn',
    INQUIRY: 'Câu hỏi mới',
    BOOKING: 'Lịch tư vấn',
    REFUND: 'Yêu cầu hoàn tiền',
    REVIEW: 'Đánh giá mới',
    MONEY_TASK: 'Việc cần quyết định về tiền',
    MAIL_FAILED: 'Email không gửi được',
    BACKUP_FAILED: 'Sao lưu thất bại',
  },
  hints: {
    DEPOSIT_DUE: 'Nếu nhận ngay, email đến lúc 8 giờ sáng.',
    BOOKING: 'Lịch mới và lịch khách dời hoặc hủy.',
    MAIL_FAILED: 'Khi máy chủ email gặp sự cố, tin được gộp vào bản tóm tắt.',
  },
  hour: 'Giờ nhận tóm tắt trong ngày',
  hourHint: 'Theo giờ Seoul. Ngày không có tin thì không gửi.',
  test: {
    send: 'Gửi email thử cho tôi',
    sent: (to) => `Đã gửi email thử đến ${to}. Hãy kiểm tra hộp thư của bạn.`,
    refused: (to) => `Máy chủ email không nhận thư gửi đến ${to}. Máy chủ trả lời:`,
    stored: 'Chưa kết nối máy chủ email nên không gửi được. Email được lưu trong “Email đã gửi”.',
    failed: 'Không gửi được email thử. Vui lòng thử lại sau giây lát.',
  },
}
