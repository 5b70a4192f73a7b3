import type { PhotoRecordTexts } from '../ko/photo-record.ts'

export const photoRecord: PhotoRecordTexts = {
  title: 'Ảnh của bạn',
  picture: (kind) => `Ảnh đã gửi: ${kind}`,
  replace: (kind) => `Đổi ảnh: ${kind}`,
  replaceShort: 'Đổi ảnh',
  replaced: 'Đã đổi ảnh.',
  replaceNote:
    'Bạn có thể đổi ảnh cho đến khi chuyên viên bắt đầu viết. Chuyên viên thấy thời điểm đổi và cả ảnh trước đó.',
  looks: 'Ai đã xem',
  noLooks: 'Chưa có ai xem.',
  looksNote:
    'Mỗi lần studio mở ảnh của bạn đều được ghi lại. Nếu xem nhiều lần trong một ngày, chỉ hiện lần cuối.',
  look: (role, name, when) => `${role} ${name}, ${when}`,
  lookWithoutName: (when) => `Người đã rời studio, ${when}`,
  roles: {
    ADMIN: 'Quản trị viên',
    CONSULTANT: 'Chuyên viên',
    VIEWER: 'Quản trị viên',
    USER: 'Studio',
  },
  stored: 'Lưu đến khi nào',
  storedOpen: (days) => `Lưu đến ${days} ngày sau khi tư vấn kết thúc rồi xóa.`,
  storedUntil: (day, left) => `Lưu đến ${day} rồi xóa. Còn ${left} ngày.`,
  storedOver: 'Ảnh sắp được xóa. Việc xóa chạy vào ban đêm.',
  longer: 'Lưu lâu hơn',
  longerHint: 'Để so sánh ở lần tư vấn sau. Bạn có thể đổi lại bất cứ lúc nào.',
  choices: { none: 'Không lưu thêm', half: 'Thêm 180 ngày', year: 'Thêm 1 năm' },
  saved: 'Đã lưu.',
  saveFailed: 'Không lưu được. Vui lòng thử lại.',
  erased: 'Xác nhận đã xóa',
  erasedPhoto: (number, photo, when) =>
    `Đơn ${number}: đã xóa ảnh “${photo}”, cả ảnh gốc và bản thu nhỏ. Thời điểm: ${when}.`,
  unnamedPhoto: 'không tên',
  because: {
    REMOVED: 'Bạn đã bỏ ảnh khỏi bảng khảo sát.',
    WITHDRAWN: 'Bạn đã rút lại sự đồng ý.',
    REPLACED: 'Ảnh khác đã thay ảnh này.',
    EXPIRED: 'Đã hết thời gian lưu ảnh.',
  },
  erasedAnswers: (number, when) =>
    `Đơn ${number}: đã xóa câu trả lời về chiều cao, cân nặng và sức khỏe. Thời điểm: ${when}.`,
  erasedBackups: 'Bản sao trong bản sao lưu sẽ mất khi hết thời hạn giữ bản sao lưu.',
  proof: 'Xác nhận đã xóa',
  mail: 'Gửi qua email',
}
