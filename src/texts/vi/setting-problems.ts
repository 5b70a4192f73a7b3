import type { settingProblems as ko } from '../ko/setting-problems.ts'

export const settingProblems: typeof ko = {
  phoneNeedsSms:
    'Không thể bật vì chưa kết nối dịch vụ tin nhắn. Nếu bật, sẽ không ai đăng ký được nữa.',
  reminderTooLate: (days) => `Chỉ nhắc được trước hạn khảo sát là ${days} ngày.`,
  noticeTooLong:
    'Thời gian này dài hơn khoảng nhận đặt lịch nên khách sẽ không còn giờ nào để chọn. Vui lòng rút ngắn.',
  accountIncomplete:
    'Vui lòng nhập đủ ngân hàng, số tài khoản và chủ tài khoản. Nếu để trống cả ba, trang không nhận chuyển khoản.',
}
