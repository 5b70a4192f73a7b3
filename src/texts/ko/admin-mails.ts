import type { AdminOccasion } from '#domain/notifications/admin-mails.ts'

/** Emails to administrators. Counts are passed as text in the language. */
export const adminMails = {
  /** Subject and heading, by occasion. */
  occasions: {
    ORDER: (count: string) => `새 주문 ${count}건`,
    DEPOSIT_DUE: (count: string) => `오늘 입금 예정 ${count}건`,
    SURVEY: (count: string) => `새 설문지 ${count}건`,
    SHEET_LATE: (count: string) => `늦은 결과지 ${count}건`,
    INQUIRY: (count: string) => `새 문의 ${count}건`,
    BOOKING: (count: string) => `상담 예약 소식 ${count}건`,
    REFUND: (count: string) => `환불 요청 ${count}건`,
    REVIEW: (count: string) => `새 후기 ${count}건`,
    MONEY_TASK: (count: string) => `돈에 대해 정할 일 ${count}건`,
    MAIL_FAILED: (count: string) => `보내지 못한 메일 ${count}건`,
    BACKUP_FAILED: (count: string) => `실패한 백업 ${count}건`,
  } satisfies Record<AdminOccasion, (count: string) => string>,
  summary: (count: string) => `하루 요약, 소식 ${count}건`,
  /** Before each line. */
  labels: {
    ORDER: '새 주문',
    DEPOSIT_DUE: '입금 예정',
    SURVEY: '새 설문지',
    SHEET_LATE: '늦은 결과지',
    INQUIRY: '새 문의',
    BOOKING: '상담 예약',
    REFUND: '환불 요청',
    REVIEW: '새 후기',
    MONEY_TASK: '돈에 대해 정할 일',
    MAIL_FAILED: '못 보낸 메일',
    BACKUP_FAILED: '백업 실패',
  } satisfies Record<AdminOccasion, string>,
  more: (count: string) => `그 밖에 ${count}건`,
  cancelled: '취소됨',
  intro:
    '줄마다 눌러 스튜디오에서 바로 열 수 있어요. 받을 소식과 시간은 스튜디오의 ‘알림’ 화면에서 바꿀 수 있어요.',
  action: '스튜디오 열기',
  footer: (company: string) => `${company} 스튜디오에서 관리자에게 보낸 메일이에요.`,
}
