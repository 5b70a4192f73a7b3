import type { Messages } from '#texts/messages.ts'

export const catalog: Messages['catalog'] = {
  order: 'Order online consulting',
  price: 'Price',
  shipping: 'Shipping',
  delivery: 'You receive',
  deliveryText: 'One result sheet, online',
  tabs: 'About the product',
  description: 'Description',
  review: 'Reviews',
  inquiry: 'Inquiry',
  qna: 'Q&A',
  qnaWithin: 'Product inquiries',
  faq: 'FAQ',
  portrait: 'Drawing of a face with layered hair',
  notOnSale: 'Orders are closed at the moment.',
}
