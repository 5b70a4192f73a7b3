import type { BookingChannel } from '#domain/bookings/booking-rules.ts'
import type { MailWords } from './mail-content.ts'

/** A consultation in its mails; times are passed formatted. */
export interface BookingMailData {
  readonly name: string
  readonly orderNumber: string
  readonly channel: BookingChannel
  readonly where: string | null
  readonly at: string
  /** In the customer's time zone; null if it is the same as Seoul's. */
  readonly ownTime: string | null
}

const channels = { phone: '전화 상담', video: '영상 상담', visit: '방문 상담' }
const places = { phone: '전화번호', video: '접속 링크', visit: '오시는 곳' }

const linesOf = (it: BookingMailData) =>
  [
    ['상담 시간 (서울)', it.at],
    ...(it.ownTime ? ([['계신 곳 시간', it.ownTime]] as const) : []),
    ['방법', channels[it.channel]],
    ...(it.where ? ([[places[it.channel], it.where]] as const) : []),
    ['주문번호', it.orderNumber],
  ] as const

const linkFollows = '접속 링크는 상담 전에 메일로 보내 드려요.'
const changeHint = '시간 바꾸기와 취소는 상담 24시간 전까지 예약 화면에서 할 수 있어요.'

/** Mails about a consultation's booking. */
export const bookingMails = {
  calendar: {
    summary: '결 상담',
    channels,
    note: (text: string) => `남긴 말: ${text}`,
    orderNumber: (number: string) => `주문번호 ${number}`,
    link: (url: string) => `접속 링크: ${url}`,
  },

  made: (it: BookingMailData): MailWords => ({
    subject: `[결] 상담이 예약됐어요 (${it.orderNumber})`,
    heading: '상담이 예약됐어요',
    paragraphs: [
      `${it.name} 님, 아래 시간에 만나요. 달력 파일을 함께 보내 드려요.`,
      it.channel === 'video' && !it.where ? `${linkFollows} ${changeHint}` : changeHint,
    ],
    lines: linesOf(it),
    action: '예약 보기',
  }),
  moved: (it: BookingMailData & { readonly formerly: string }): MailWords => ({
    subject: `[결] 상담 시간이 바뀌었어요 (${it.orderNumber})`,
    heading: '상담 시간이 바뀌었어요',
    paragraphs: [
      `${it.name} 님, ${it.formerly} 상담이 아래 시간으로 바뀌었어요.`,
      '시간이 맞지 않으면 예약 화면에서 다른 시간으로 바꾸거나, 문의로 알려 주세요.',
    ],
    lines: linesOf(it),
    action: '예약 보기',
  }),
  link: (it: BookingMailData): MailWords => ({
    subject: `[결] 상담 접속 링크를 알려 드려요 (${it.orderNumber})`,
    heading: it.where ? '접속 링크를 알려 드려요' : '접속 링크를 다시 보내 드릴게요',
    paragraphs: [
      it.where
        ? `${it.name} 님, 상담 시간에 아래 링크로 들어와 주세요.`
        : `${it.name} 님, 앞서 보내 드린 링크는 이제 쓸 수 없어요. 새 ${linkFollows}`,
    ],
    lines: linesOf(it),
    action: '예약 보기',
  }),
  reminder: (it: BookingMailData): MailWords => ({
    subject: `[결] 상담이 하루 남았어요 (${it.orderNumber})`,
    heading: '상담이 하루 남았어요',
    paragraphs: [
      `${it.name} 님, 곧 만나요.`,
      {
        phone: '시간이 되면 아래 번호로 전화드릴게요.',
        video: it.where
          ? '시간이 되면 아래 링크로 들어와 주세요.'
          : '접속 링크는 상담 전에 메일로 보내 드려요.',
        visit: '시간에 맞춰 아래 주소로 와 주세요.',
      }[it.channel],
    ],
    lines: linesOf(it),
    action: '예약 보기',
  }),
  cancelled: (
    it: BookingMailData & {
      readonly because: 'CUSTOMER' | 'STUDIO'
      readonly reason: string | null
    },
  ): MailWords => ({
    subject: `[결] 상담 예약이 취소됐어요 (${it.orderNumber})`,
    heading: '상담 예약이 취소됐어요',
    paragraphs: [
      it.because === 'CUSTOMER'
        ? `${it.name} 님이 요청하신 대로 예약을 취소했어요.`
        : `${it.name} 님의 예약을 저희 사정으로 취소했어요. 불편을 드려 죄송해요.`,
      '예약 화면에서 다른 시간을 다시 고를 수 있어요.',
    ],
    lines: [...linesOf(it), ...(it.reason ? ([['이유', it.reason]] as const) : [])],
    action: '다른 시간 고르기',
  }),
}
