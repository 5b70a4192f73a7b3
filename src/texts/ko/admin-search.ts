/** Global search over orders, guests, members, inquiries and bookings. */
export const adminSearch = {
  open: '모두 찾기',
  label: '주문번호, 이름, 이메일, 전화번호',
  hint: '주문번호, 이름이나 이메일의 일부, 전화번호 네 자리로 찾아보세요.',
  recent: '조금 전에 연 결과',
  results: '찾은 결과',
  kinds: {
    orders: '주문',
    guests: '비회원',
    members: '회원',
    inquiries: '문의',
    bookings: '상담 예약',
  },
  showAll: {
    orders: '주문 목록에서 모두 보기',
    members: '회원 목록에서 모두 보기',
    inquiries: '문의 목록에서 모두 보기',
  },
  more: '더 있어요. 더 길게 적으면 찾기 쉬워요.',
  latestOrder: (day: string) => `최근 주문 ${day}`,
  noResults: (q: string) => `‘${q}’ 검색 결과가 없어요.`,
  noResultsText: '이름이나 번호의 다른 부분으로 찾아보세요.',
  found: (count: string) => `${count}건을 찾았어요.`,
  keys: { move: '옮기기', open: '열기', close: '닫기' },
}
