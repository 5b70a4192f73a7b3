/** Questions about the product, on its page. */
export const shopFaqs = {
  administrator: '관리자',
  title: '자주 묻는 질문',
  list: '질문 목록',
  empty: '등록된 FAQ가 없어요.',
  emptyText: '질문이 올라오면 여기에서 볼 수 있어요.',
  failed: 'FAQ를 불러오지 못했어요.',
  detailFailed: '이 질문을 새로 불러오지 못해 목록에 있던 내용을 보여 드려요.',
  views: (views: string) => `조회 ${views}`,
}
