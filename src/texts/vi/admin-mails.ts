import type { MailTexts } from '../ko/mails.ts'

export const adminMails: MailTexts['administrators'] = {
  occasions: {
    ORDER: (count) => `${count} đơn hàng mới`,
    DEPOSIT_DUE: (count) => `${count} khoản chuyển dự kiến hôm nay`,
    SURVEY: (count) => `${count} phiếu khảo sát mới`,
    SHEET_LATE: (count) => `${count} bảng kết quả trễ hẹn`,
    INQUIRY: (count) => `${count} câu hỏi mới`,
    BOOKING: (count) => `${count} tin về lịch tư vấn`,
    REFUND: (count) => `${count} yêu cầu hoàn tiền`,
    REVIEW: (count) => `${count} đánh giá mới`,
    MONEY_TASK: (count) => `${count} việc cần quyết định về tiền`,
    MAIL_FAILED: (count) => `${count} email không gửi được`,
    BACKUP_FAILED: (count) => `${count} lần sao lưu thất bại`,
  },
  summary: (count) => `Tóm tắt trong ngày: ${count} tin`,
  labels: {
    ORDER: 'Đơn hàng mới',
    DEPOSIT_DUE: 'Chờ chuyển tiền',
    SURVEY: 'Khảo sát mới',
    SHEET_LATE: 'Bảng kết quả trễ hẹn',
    INQUIRY: 'Câu hỏi mới',
    BOOKING: 'Lịch tư vấn',
    REFUND: 'Yêu cầu hoàn tiền',
    REVIEW: 'Đánh giá mới',
    MONEY_TASK: 'Việc cần quyết định về tiền',
    MAIL_FAILED: 'Chưa gửi được',
    BACKUP_FAILED: 'Sao lưu thất bại',
  },
  more: (count) => `và ${count} mục nữa`,
  cancelled: 'đã hủy',
  intro:
    'Nhấn vào từng dòng để mở ngay trong trang quản trị. Bạn có thể đổi những tin muốn nhận và giờ nhận ở mục “Thông báo”.',
  action: 'Mở trang quản trị',
  footer: (company) => `Email từ trang quản trị của ${company} gửi cho quản trị viên.`,
}
