/** Reasons of points movements. */
export const points = {
  reasons: {
    ORDER_SPENT: '주문에 사용',
    ORDER_RESTORED: '주문 취소로 돌아옴',
    CONSULTING_COMPLETED: '상담 완료 적립',
    REVIEW: '후기 적립',
    SHEET_LATE: '결과지가 늦어져 드린 포인트',
    EXPIRED: '기간 만료',
    ADJUSTED: '결에서 조정',
  },
}
