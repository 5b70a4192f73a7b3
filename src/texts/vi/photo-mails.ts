import type { photosErased as erasedInKorean, photoAsked as ko } from '../ko/photo-mails.ts'

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

export const photosErased: typeof erasedInKorean = (it) => ({
  subject: `[gyeol] Xác nhận đã xóa (${it.orderNumber})`,
  heading: 'Chúng tôi đã xóa những gì bạn gửi',
  paragraphs: [
    it.because === 'REMOVED'
      ? `${it.name}, những ảnh bạn bỏ khỏi bảng khảo sát đã được xóa.`
      : `${it.name}, bạn đã rút lại sự đồng ý. Ảnh và câu trả lời về chiều cao, cân nặng và sức khỏe đã được xóa.`,
    'Bản sao trong bản sao lưu sẽ mất khi hết thời hạn giữ bản sao lưu. Bạn có thể giữ email này làm xác nhận.',
  ],
  lines: [
    ['Mã đơn hàng', it.orderNumber],
    ['Thời điểm xóa', it.erasedAt],
    ...it.photos.map((photo) => [photo, 'ảnh gốc và bản thu nhỏ'] as const),
  ],
  action: 'Xem đơn hàng',
})
