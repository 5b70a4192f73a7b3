/** Why settings cannot be combined, shown beside the field that has to change. */
export const settingProblems = {
  phoneNeedsSms:
    '문자를 보내는 서비스가 연결되어 있지 않아서 켤 수 없어요. 켜면 아무도 가입할 수 없게 돼요.',
  reminderTooLate: (days: string) => `설문지 기한인 ${days}일보다 앞선 날만 적을 수 있어요.`,
  noticeTooLong:
    '예약을 받는 기간보다 길어서 고객이 고를 수 있는 시간이 없게 돼요. 더 짧게 적어 주세요.',
  accountIncomplete:
    '은행, 계좌번호, 예금주를 모두 적어 주세요. 모두 비우면 무통장 입금을 받지 않아요.',
}
