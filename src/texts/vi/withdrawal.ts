import type { WithdrawalTexts } from '../ko/withdrawal.ts'

export const withdrawal: WithdrawalTexts = {
  intro: 'Vui lòng đọc kỹ trước khi xóa tài khoản.',
  deletedTitle: 'Bị xóa ngay',
  deleted: [
    'Họ tên, email, số điện thoại, địa chỉ và các tài khoản đăng nhập đã kết nối',
    'Câu trả lời và ảnh trong phiếu khảo sát, đánh giá và ảnh đánh giá của bạn',
    'Điểm và phiếu giảm giá còn lại, danh sách yêu thích và giỏ hàng, tin mới và các email đã gửi cho bạn',
    'Các buổi tư vấn sắp tới đã đặt',
  ],
  retainedTitle: 'Được giữ lại theo luật',
  retained: [
    'Đơn hàng và thanh toán: 5 năm',
    'Câu hỏi và câu trả lời: 3 năm',
    'Việc đồng ý và rút lại đồng ý nhận quảng cáo: 6 tháng',
    'Nhật ký truy cập: 3 tháng',
    'Những hồ sơ này được lưu tách riêng; hết thời hạn, mọi thông tin nhận ra bạn sẽ bị xóa. Bảng kết quả được giữ lại nhưng không còn tên.',
  ],
  limits:
    'Bạn chưa thể xóa tài khoản khi còn đơn hàng đang thực hiện. ID đã dùng không thể đăng ký lại.',
  consent: 'Tôi đã đọc hết và đồng ý xóa tài khoản',
  consentNeeded: 'Vui lòng đồng ý với hướng dẫn xóa tài khoản.',
  submit: 'Xóa tài khoản',
  cancel: 'Hủy',
  done: 'Tài khoản của bạn đã được xóa.',
  failed: 'Đã xảy ra lỗi khi xóa tài khoản. Vui lòng thử lại.',
  openOrders: (numbers) => `Đơn hàng đang thực hiện: ${numbers}`,
}
