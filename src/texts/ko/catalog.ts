/** The product page. */
export const catalog = {
  order: '온라인 컨설팅 주문하기',
  price: '가격',
  shipping: '배송',
  delivery: '받는 것',
  deliveryText: '온라인 결과지 한 부',
  tabs: '상품 정보',
  description: '상품 설명',
  review: 'REVIEW',
  inquiry: '문의',
  qna: 'Q&A',
  /** The same tab among those of the inquiry. */
  qnaWithin: '상품 문의',
  faq: 'FAQ',
  portrait: '레이어드 머리를 한 얼굴 그림',
  notOnSale: '지금은 주문을 받지 않아요.',
}
