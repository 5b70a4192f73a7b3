import type { Messages } from '#texts/messages.ts'

export const catalog: Messages['catalog'] = {
  order: 'Đặt tư vấn trực tuyến',
  price: 'Giá',
  shipping: 'Vận chuyển',
  delivery: 'Bạn nhận được',
  deliveryText: 'Một bảng kết quả trực tuyến',
  tabs: 'Thông tin sản phẩm',
  description: 'Mô tả',
  review: 'Đánh giá',
  inquiry: 'Hỏi đáp',
  qna: 'Q&A',
  qnaWithin: 'Hỏi đáp sản phẩm',
  faq: 'FAQ',
  portrait: 'Hình vẽ khuôn mặt với mái tóc tỉa tầng',
  notOnSale: 'Hiện chưa nhận đơn hàng.',
}
