import { ifMailed } from '#texts/delivery.ts'

/** Inquiries and their answers. */
export const adminInquiries = {
  title: '문의',
  list: '문의 목록',
  search: '제목, 내용, 이름, 이메일',
  status: '답변 상태로 고르기',
  privacy: '공개 여부',
  privacies: { true: '비밀글', false: '공개 글' },
  columns: { title: '제목', writer: '작성자', kind: '유형', status: '상태', received: '등록' },
  empty: '아직 문의가 없어요',
  emptyText: '고객이 문의하면 여기에 나타나요.',
  nothingFound: '찾는 문의가 없어요',
  nothingFoundText: '다른 말로 찾거나 조건을 지워 보세요.',
  notHere: '문의를 찾을 수 없어요',
  unseen: '새 문의',
  waiting: (count: string) => `답변을 기다리는 문의 ${count}건`,
  allWaiting: '기다리는 문의 모두 보기',

  answer: {
    title: '답변',
    field: '답변 내용',
    language: (language: string) => `고객의 언어: ${language}`,
    submit: '답변 보내기',
    submitAgain: '고친 답변 보내기',
    write: '답변 쓰기',
    change: '답변 고치기',
    confirm: (name: string) => `${name} 님에게 답변을 보낼까요?`,
    confirmText: ifMailed(
      '고객에게 메일이 가요. 보낸 뒤에도 고칠 수 있지만 메일은 되돌릴 수 없어요.',
      '고객에게 메일은 가지 않고 ‘보낸 메일’ 목록에만 남아요. 보낸 뒤에도 고칠 수 있어요.',
    ),
    done: (name: string) => `${name} 님에게 답변을 보냈어요.`,
    needed: '답변을 적어 주세요.',
    tooLong: '답변은 5,000자까지 적을 수 있어요.',
    drop: '쓰던 답변 지우기',
    conflict: (who: string, when: string) =>
      `${who} 님이 ${when}에 먼저 답변했어요. 쓰던 답변은 그대로 있어요. 두 답변을 보고 골라 주세요.`,
  },

  close: '마감하기',
  reopen: '다시 열기',
  closed: '문의를 마감했어요.',
  reopened: '문의를 다시 열었어요.',
  undo: '되돌리기',

  customer: {
    title: '고객',
    email: '이메일',
    language: '언어',
    report: '결과지',
    orders: '주문',
    noOrders: '주문한 적이 없어요.',
    allOrders: '이 고객의 모든 주문',
    inquiries: '다른 문의',
    noInquiries: '다른 문의가 없어요.',
    allInquiries: '이 고객의 모든 문의',
  },
  keys: { answer: '답변 쓰기', send: '답변 보내기' },
}
