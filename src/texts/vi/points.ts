import type { Messages } from '#texts/messages.ts'

export const points: Messages['points'] = {
  reasons: {
    ORDER_SPENT: 'Dùng cho đơn hàng',
    ORDER_RESTORED: 'Hoàn lại từ đơn đã hủy',
    CONSULTING_COMPLETED: 'Tích lũy khi hoàn tất tư vấn',
    REVIEW: 'Tích lũy từ đánh giá',
    SHEET_LATE: 'Xin lỗi vì bảng kết quả đến muộn',
    EXPIRED: 'Hết hạn',
    ADJUSTED: 'Studio điều chỉnh',
  },
}
