import type { Messages } from '../messages.ts'

export const photos: Messages['photos'] = {
  choose: 'Thêm ảnh',
  take: 'Chụp',
  remove: (kind) => `Bỏ ảnh: ${kind}`,
  add: (kind) => `Chụp hoặc chọn ảnh: ${kind}`,
  takeOne: (kind) => `Chụp ảnh: ${kind}`,
  replaceOne: (kind) => `Đổi ảnh: ${kind}`,
  picture: (kind) => `Ảnh đã chọn: ${kind}`,
  preparing: 'Đang xử lý',
  noPreview: 'Không xem trước được nhưng vẫn gửi được',
  sent: (percent) => `${percent}%`,
  ordinals: ['thứ nhất', 'thứ hai', 'thứ ba'],
  notPicture: (name) => `“${name}” không phải là ảnh. Hãy chọn ảnh như JPEG, PNG hoặc WebP.`,
  tooLarge: (name) => `“${name}” lớn hơn 40 MB. Mỗi ảnh tối đa 40 MB.`,
  tooLargeToSend: (name) =>
    `“${name}” lớn hơn 10 MB và trình duyệt này không thu nhỏ được. Hãy lưu thành JPEG hoặc chụp lại.`,
  tooSmall: (name) => `“${name}” quá nhỏ. Hãy chọn ảnh gốc có cạnh ngắn từ 200 điểm ảnh trở lên.`,
  small: (ordinal) =>
    `Ảnh ${ordinal} nhỏ nên khó xem rõ khuôn mặt. Nếu có ảnh gốc với cạnh ngắn từ 600 điểm ảnh trở lên, hãy dùng ảnh đó.`,
  reducing: (ordinal) => `Đang thu nhỏ ảnh ${ordinal} trên thiết bị này.`,
  reduced: (ordinal, before, after) => `Đã thu nhỏ ảnh ${ordinal}: ${before} MB → ${after} MB`,
  unchanged: (ordinal) =>
    `Trình duyệt này không mở được ảnh ${ordinal} nên ảnh được gửi nguyên bản. Vị trí chụp được xóa trước khi lưu.`,
  broken: (name) => `Không đọc được “${name}”. Hãy chọn ảnh khác.`,
  damaged: (place) => `Ảnh “${place}” lưu trên thiết bị này bị hỏng, vui lòng chọn lại ảnh này.`,
  tooMany: 'Chỉ gửi được tối đa 3 ảnh. Các ảnh đã chọn trước vẫn còn.',
}
