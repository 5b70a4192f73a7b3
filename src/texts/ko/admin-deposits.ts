import { ifMailed } from '#texts/delivery.ts'

/** Rows of the bank and the orders that they are of. */
export const adminDeposits = {
  changedMeanwhile:
    '다른 곳에서 이 입금이나 주문이 먼저 바뀌었어요. 방금 누른 일은 처리하지 않았어요.',
  title: '입금 맞추기',
  list: '은행 내역',
  states: '처리 상태로 고르기',
  waiting: '처리할 내역',
  done: '처리한 내역',
  empty: '처리할 은행 내역이 없어요',
  emptyText: '은행 사이트에서 받은 입금 내역을 가져오면 기다리는 주문과 맞춰 드려요.',
  nothingFound: '처리한 내역이 아직 없어요',
  nothingFoundText: '확인한 입금이 여기에 남아요.',
  notHere: '이 목록에 없는 내역이에요',
  columns: {
    depositor: '입금자',
    amount: '금액',
    at: '입금 시각',
    match: '주문',
  },
  matches: {
    EXACT: '맞는 주문',
    PROBABLE: '맞는지 확인 필요',
    SEVERAL: '후보 여럿',
    NONE: '맞는 주문 없음',
  },
  rowStates: {
    OPEN: '처리 전',
    CONFIRMED: '확인함',
    UNKNOWN: '보낸 사람 모름',
    RETURNED: '돌려보냄',
    IGNORED: '고객의 돈이 아님',
  },
  became: {
    PAID: '결제됨',
    TOO_MUCH: '결제됨, 더 들어온 돈은 환불',
    TOO_LITTLE: '모자라서 나머지를 기다림',
    LATE: '취소된 주문, 모두 환불',
    TWICE: '두 번 들어온 돈, 모두 환불',
    REPAID: '고객에게 돌려받을 돈이 들어옴',
  },
  confirmAll: (count: string) => `맞는 ${count}건 ${count === '1' ? '' : '모두 '}확인하기`,
  confirmAllQuestion: (count: string, sum: string) =>
    `${count}건, ${sum}을 ${count === '1' ? '' : '모두 '}확인할까요?`,
  confirmAllText: `이름과 금액이 모두 맞는 것만 ${ifMailed('확인하고 고객에게 알려요.', '확인해요. 고객에게 메일은 가지 않고 ‘보낸 메일’에만 남아요.')}`,
  confirmedAll: (count: string) => `${count}건을 확인했어요.`,
  someLeft: (count: string, left: string) =>
    `${count}건을 확인했어요. ${left}건은 그사이 달라져서 남겨 뒀어요.`,

  take: {
    open: '은행 내역 가져오기',
    title: '은행 내역 가져오기',
    text: '은행 사이트의 입금 내역을 복사해 붙여 넣거나 파일(CSV, XLSX)을 골라 주세요. 금액, 입금자, 시각이 있으면 돼요.',
    paste: '붙여 넣기',
    file: '파일 고르기',
    read: (count: string) => `입금 ${count}건을 읽었어요.`,
    skipped: (count: string) => `입금이 아니거나 읽지 못한 ${count}줄은 빼요.`,
    nothing: '입금을 찾지 못했어요. 금액, 입금자, 시각이 있는지 봐 주세요.',
    unreadable:
      '이 파일은 읽을 수 없어요. 엑셀에서 XLSX나 CSV로 저장하거나 셀을 복사해 붙여 넣어 주세요.',
    tooMany: (most: string) => `한 번에 ${most}건까지 가져올 수 있어요. 나눠서 가져와 주세요.`,
    submit: (count: string) => `${count}건 가져오기`,
    done: (added: string, known: string) =>
      `${added}건을 가져왔어요. ${known}건은 이미 있던 내역이에요.`,
  },

  detail: {
    at: '입금 시각',
    amount: '금액',
    state: '상태',
    order: '주문',
    candidates: '이 돈일 수 있는 주문',
    none: '같은 이름이나 비슷한 이름으로 기다리는 주문이 없어요.',
    missing: (amount: string) => `받을 돈 ${amount}`,
    debt: {
      missing: (amount: string) => `고객에게 돌려받을 돈 ${amount}`,
      same: `돌려받을 돈과 같아요. ${ifMailed('고객에게 메일로 알려요', '고객에게 메일은 가지 않고 ‘보낸 메일’에만 남아요')}.`,
      more: (difference: string) =>
        `돌려받을 돈보다 ${difference}이 더 들어왔어요. 남는 돈은 환불해야 해요.`,
      less: (difference: string) =>
        `${difference}을 더 받아야 해요. ${ifMailed('고객에게 메일로 알려요', '고객에게 메일은 가지 않고 ‘보낸 메일’에만 남아요')}.`,
    },
    asDepositor: (name: string) => `입금자명 ${name}`,
    confirm: '이 주문으로 확인하기',
    question: (name: string, amount: string) => `${name} 님의 주문에 ${amount}을 확인할까요?`,
    same: `받을 돈과 같아요. ${ifMailed('결제가 끝나고 고객에게 알려요.', '결제가 끝나요. 고객에게 메일은 가지 않고 ‘보낸 메일’에만 남아요.')}`,
    more: (difference: string) =>
      `${difference}이 더 들어왔어요. 결제가 끝나고 남는 돈은 환불해야 해요.`,
    less: (difference: string) => `${difference}이 모자라요. 나머지가 올 때까지 기다려요.`,
    late: '취소된 주문이라 모두 환불해야 해요.',
    confirmed: (name: string, what: string) => `${name} 님: ${what}`,
    other: '다른 주문',
    otherNumber: '주문번호',
    otherNeeded: '주문번호를 적어 주세요.',
    otherSubmit: '이 주문으로 확인하기',
    unknown: '보낸 사람을 모름',
    unknownQuestion: (who: string, amount: string) =>
      `${who} 님이 보낸 ${amount}을 보낸 사람을 모르는 돈으로 남길까요?`,
    unknownText: '고객의 돈으로 장부에 적고, 주인을 찾거나 돌려보낼 때까지 할 일에 남아요.',
    unknownDone: '할 일에 남겼어요.',
    ignore: '고객의 돈이 아님',
    ignoreDone: '목록에서 뺐어요.',
    returned: '돌려보냈어요',
    returnedQuestion: (who: string, amount: string) => `${who} 님이 보낸 ${amount}을 돌려보냈나요?`,
    returnedDone: '돌려보낸 돈으로 적었어요.',
    undo: '되돌리기',
  },
  toRows: '은행 내역에서 처리하기',
}
