import type { PointsRulesTexts } from '../ko/points-rules.ts'

export const pointsRules: PointsRulesTexts = {
  minimum: (minimum) => `Điểm dùng được từ ${minimum}, 1P bằng 1 ₩.`,
  expiry: (months) => `Dùng được trong ${months} tháng kể từ khi nhận, sau đó hết hạn.`,
  oldest: 'Điểm hết hạn trước được dùng trước.',
  earn: (percent) => `Khi tư vấn xong, bạn nhận ${percent}% số tiền đã thanh toán.`,
  review: (plain, photo) => `Viết đánh giá nhận ${plain}, kèm ảnh nhận ${photo}.`,
  late: (amount) => `Nếu bảng kết quả trễ hẹn, bạn nhận ${amount}.`,
}
