/** What customers say of their consulting. */
export const reviews = {
  title: '후기',
  list: '후기 목록',
  rating: '별점',
  average: '평균 별점',
  count: (count: string) => `후기 ${count}개`,
  histogram: '별점별 후기 수',
  stars: (stars: number) => `${stars}점`,
  counted: (count: string) => `${count}개`,
  open: (title: string) => `후기 자세히 보기: ${title}`,
  picture: (author: string, number: number) => `${author} 님이 올린 사진 ${number}`,
  studioReply: '결의 답글',
  empty: '아직 후기가 없어요.',
  emptyText: '상담을 마친 분들의 이야기가 여기에 실려요.',
  gallery: {
    title: 'REVIEW',
    pageTitle: '컨설팅 후기',
    intro: '상담을 마친 분들이 남긴 이야기예요. 누르면 모두 읽을 수 있어요.',
    order: '나도 상담받기',
  },
  failed: '후기를 불러오지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  mine: {
    title: '내 후기',
    intro: '상담이 끝난 주문에 한 번씩 쓸 수 있어요.',
    write: '후기 쓰기',
    edit: '후기 수정',
  },
}
