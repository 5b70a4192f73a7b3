import type { WaitingTexts } from '../ko/waiting.ts'

export const waiting: WaitingTexts = {
  label: 'Ngày có bảng kết quả',
  title: () => 'Bảng kết quả của bạn sẽ có',
  late: () => 'Bảng kết quả của bạn đang bị trễ',
  face: 'Khuôn mặt của tôi, vẽ theo khảo sát',
  drawn: 'Vẽ theo câu trả lời của bạn',
  isRead: 'Khuôn mặt và câu trả lời của bạn đang được đọc',
  reading: 'Đang được đọc',
  inTurn: 'Đang chờ được đọc',
  sent: (day) => `đã gửi ${day}`,
  by: (name) => name,
}
