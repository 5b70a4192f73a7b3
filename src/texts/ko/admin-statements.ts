/** Import of a bank statement. */
export const adminStatements = {
  open: '통장 내역 가져오기',
  title: '통장 내역 가져오기',
  text: '은행 사이트에서 받은 거래내역(XLSX, CSV) 파일을 고르거나 표를 복사해 붙여 넣어 주세요. 어떻게 읽었는지 먼저 보여 드려요.',
  paste: '붙여 넣기',
  file: '파일 고르기',
  read: (count: string) => `입금 ${count}건을 읽었어요.`,
  noDeposits: '입금을 찾지 못했어요. 아래에서 칸을 골라 주세요.',
  unreadable:
    '이 파일은 읽을 수 없어요. 엑셀에서 XLSX나 CSV로 저장하거나 셀을 복사해 붙여 넣어 주세요.',
  oldWorkbook:
    '옛 엑셀 형식이거나 암호가 걸린 파일이라 읽을 수 없어요. 엑셀에서 열어 암호 없이 .xlsx나 CSV로 저장해 주세요.',
  tooMany: (most: string) => `한 번에 ${most}건까지 가져올 수 있어요. 나눠서 가져와 주세요.`,
  submit: (count: string) => `${count}건 가져오기`,
  done: (added: string, known: string) =>
    `${added}건을 가져왔어요. ${known}건은 이미 있던 내역이에요.`,
  columns: '읽은 칸',
  columnsNeeded: '날짜·시각, 입금액, 보낸 사람이 있는 칸을 골라 주세요.',
  columnsUnsure: '칸을 확실히 알아보지 못했어요. 맞게 읽었는지 봐 주세요.',
  columnsRemembered: '지난번에 고른 칸으로 읽었어요.',
  columnsReset: '찾은 칸으로 되돌리기',
  column: (nth: string) => `${nth}번째 칸`,
  noColumn: '없음',
  fields: {
    time: '날짜·시각',
    clock: '시각이 따로 있는 칸',
    moneyIn: '입금액',
    moneyOut: '출금액',
    direction: '입금·출금 구분',
    sender: '보낸 사람',
    description: '내용',
  },
  settlements: (count: string) =>
    `고객이 보낸 돈이 아닌 것 같은 ${count}건은 골라 두지 않았어요. 카드사·결제사 정산이나 이자예요.`,
  showAll: (count: string) => `${count}건 모두 보기`,
  leftOut: (count: string) => `가져오지 않는 줄 ${count}개`,
  reasons: {
    PAID_OUT: '나간 돈',
    NO_TIME: '날짜가 없는 줄(합계 등)',
    NO_AMOUNT: '입금액을 알 수 없는 줄',
    NO_SENDER: '보낸 사람이 없는 줄',
  },
  reason: (reason: string, count: string) => `${reason} ${count}`,

  lastImport: {
    text: (at: string, rows: string) => `${at}에 통장 내역 ${rows}건을 가져왔어요.`,
    undo: '잘못 가져왔어요',
    undoConfirm: (count: string) => `이때 가져온 입금 가운데 정하지 않은 ${count}건을 뺄까요?`,
    undoText: '이미 정한 입금은 그대로 남아요. 뺀 입금은 다시 올릴 수 있어요.',
    undone: (count: string) => `입금 ${count}건을 뺐어요.`,
    restore: (count: string) => `뺀 ${count}건 다시 올리기`,
    restored: (count: string) => `입금 ${count}건을 다시 올렸어요.`,
  },
}
