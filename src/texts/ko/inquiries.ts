/** What people ask, and what the studio answers. */
export const inquiries = {
  privateTitle: '비밀글이에요.',
  inquiryTypes: {
    PRODUCT: '상품 관련',
    DELIVERY: '배송 관련',
    PAYMENT: '결제 관련',
    SERVICE: '서비스 관련',
    OTHER: '기타 문의',
  },
  productTypes: { HAIR_CONSULTING: '헤어 컨설팅', PERSONAL_COLOR: '퍼스널 컬러' },
  statuses: { PENDING: '답변대기', COMPLETED: '답변완료', CLOSED: '마감' },
}
