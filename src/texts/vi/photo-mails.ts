import type { photoAsked as ko } from '../ko/photo-mails.ts'

export const photoAsked: typeof ko = (it) => ({
  subject: `[gyeol] Nhờ bạn gửi một ảnh (${it.orderNumber})`,
  heading: 'Nhờ bạn gửi một ảnh',
  paragraphs: [
    `${it.name}, để viết bảng kết quả thật tốt, chúng tôi cần ảnh dưới đây. ${it.help}`,
    'Ngày hẹn bảng kết quả tạm dừng cho đến khi có ảnh. Nút bên dưới mở trang chỉ nhận đúng ảnh này.',
  ],
  lines: [
    ['Mã đơn hàng', it.orderNumber],
    ['Ảnh', it.photo],
    ['Lý do', it.reason],
    ...(it.words ? [['Lời của chuyên viên', it.words] as const] : []),
  ],
  action: 'Gửi ảnh',
})
