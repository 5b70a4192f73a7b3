import type { Messages } from '#texts/messages.ts'

export const inquiries: Messages['inquiries'] = {
  privateTitle: 'Câu hỏi riêng tư',
  inquiryTypes: {
    PRODUCT: 'Sản phẩm',
    DELIVERY: 'Giao nhận',
    PAYMENT: 'Thanh toán',
    SERVICE: 'Dịch vụ',
    OTHER: 'Khác',
  },
  productTypes: { HAIR_CONSULTING: 'Tư vấn tóc', PERSONAL_COLOR: 'Màu sắc cá nhân' },
  statuses: { PENDING: 'Chờ trả lời', COMPLETED: 'Đã trả lời', CLOSED: 'Đã đóng' },
}
