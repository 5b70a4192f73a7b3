import type { AdminOccasion, MailTiming } from '#domain/notifications/admin-mails.ts'
import { textsByCode } from '#texts/texts-by-code.ts'

/** Notification settings of an administrator. */
export const adminNotifications = {
  title: '알림',
  note: '나에게 오는 메일이에요. 관리자마다 따로 정해요.',
  saved: '알림을 바꿨어요.',
  to: '받는 주소',
  inYourLanguage: '스튜디오에서 고른 언어로 와요.',
  noMail: '메일 서버가 아직 연결되지 않아, 알림이 나가지 않고 ‘보낸 메일’ 목록에만 남아요.',
  noAddress: '계정에 메일 주소가 없어 알림을 보낼 수 없어요.',
  exampleAddress:
    '예시 주소라서 메일이 오지 않아요. ‘주소 바꾸기’ 버튼으로 내 메일 주소를 적어 주세요.',
  address: {
    open: '주소 바꾸기',
    title: '메일 주소 바꾸기',
    text: '새 주소로 보낸 인증 코드와 지금 비밀번호로 확인해요. 스튜디오의 알림과 비밀번호 찾기 메일이 새 주소로 가요.',
    next: '새 메일 주소',
    submit: '바꾸기',
    done: '메일 주소를 바꿨어요.',
  },
  toOutbox: '보낸 메일 보기',
  timingTitle: '소식마다 받는 방법',
  timings: {
    AT_ONCE: '바로',
    DAILY: '하루 요약',
    NEVER: '받지 않기',
  } satisfies Record<MailTiming, string>,
  gathered: '바로 보내는 메일은 소식마다 5분에 한 통까지예요. 그사이 온 것은 모아서 보내요.',
  occasions: {
    ORDER: '새 주문',
    DEPOSIT_DUE: '오늘 입금 예정',
    SURVEY: '설문지 도착',
    SHEET_LATE: '약속한 때가 지난 결과지',
    INQUIRY: '새 문의',
    BOOKING: '상담 예약',
    REFUND: '환불 요청',
    REVIEW: '새 후기',
    MONEY_TASK: '돈에 대해 정할 일',
    MAIL_FAILED: '보내지 못한 메일',
    BACKUP_FAILED: '백업 실패',
  } satisfies Record<AdminOccasion, string>,
  hints: textsByCode({
    DEPOSIT_DUE: '바로 받으면 아침 8시에 와요.',
    BOOKING: '새 예약과 고객이 옮기거나 취소한 예약',
    MAIL_FAILED: '메일 서버가 멈춘 동안에는 하루 요약에 모아요.',
  } satisfies Partial<Record<AdminOccasion, string>>),
  hour: '하루 요약을 받는 시각',
  hourHint: '서울 시각이에요. 소식이 없는 날에는 보내지 않아요.',
  test: {
    send: '나에게 시험 메일 보내기',
    sent: (to: string) => `${to} 주소로 시험 메일을 보냈어요. 메일함을 확인해 주세요.`,
    refused: (to: string) => `메일 서버가 ${to} 주소로 가는 메일을 받지 않았어요. 서버의 답:`,
    stored: '메일 서버가 연결되지 않아 보내지 못했어요. ‘보낸 메일’ 목록에 남겨 두었어요.',
    failed: '시험 메일을 보내지 못했어요. 잠시 뒤 다시 눌러 주세요.',
  },
}
