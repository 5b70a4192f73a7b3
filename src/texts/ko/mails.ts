import { accountMails } from './account-mails.ts'
import { adminMails } from './admin-mails.ts'
import { bookingMails } from './booking-mails.ts'
import type { MailWords } from './mail-content.ts'
import { type BankAccountData, depositLines, moneyMails } from './money-mails.ts'
import { photoAsked, photosErased } from './photo-mails.ts'
import { requestMails } from './request-mails.ts'

interface OfOrder {
  readonly name: string
  readonly orderNumber: string
}

/** Mails and text messages. Amounts and times are passed formatted. */
export const mails = {
  brand: '결',
  /** Follows each time; Koreans need none. */
  seoulTime: '',
  keep: '이 메일의 버튼은 주문하신 분만 쓸 수 있어요. 주문이 끝날 때까지 메일을 보관하고, 다른 분에게 전달하지 말아 주세요.',
  linkHint: '버튼이 열리지 않으면 아래 주소를 브라우저에 붙여 넣어 주세요.',
  footer: (company: string) =>
    `${company}에서 보낸 메일이에요. 주문과 계정에 필요한 내용만 보내 드려요.`,

  emailCode: (): MailWords => ({
    subject: '[결] 이메일 인증 코드',
    heading: '인증 코드를 보내 드려요',
    paragraphs: [
      '화면에 위 여섯 자리 숫자를 입력해 주세요. 코드는 10분 동안 쓸 수 있어요.',
      '직접 요청하지 않았다면 이 메일은 그냥 두셔도 괜찮아요.',
    ],
  }),
  loginCode: (): MailWords => ({
    subject: '[결] 로그인 인증 코드',
    heading: '로그인 인증 코드를 보내 드려요',
    paragraphs: [
      '처음 쓰는 브라우저에서 맞는 비밀번호로 로그인하려고 해요. 비밀번호를 틀린 시도가 많아서 코드를 한 번 더 확인해요. 직접 하신 로그인이라면 로그인 화면에 위 여섯 자리 숫자를 입력해 주세요. 코드는 10분 동안 쓸 수 있어요.',
      '직접 하신 로그인이 아니라면 누군가 비밀번호를 알고 있어요. 코드를 누구에게도 알려 주지 말고 비밀번호를 바로 바꿔 주세요.',
    ],
  }),
  guestCode: ({ orderNumber }: { readonly orderNumber: string }): MailWords => ({
    subject: `[결] 주문 ${orderNumber} 확인 코드`,
    heading: '주문 확인 코드를 보내 드려요',
    paragraphs: [
      '비회원 주문 조회 화면에 위 여섯 자리 숫자를 입력하면 주문을 볼 수 있어요. 코드는 10분 동안 쓸 수 있어요.',
      '직접 요청하지 않았다면 코드를 누구에게도 알려 주지 마세요.',
    ],
    lines: [['주문번호', orderNumber]],
  }),
  phoneCode: ({ code }: { readonly code: string }): string =>
    `[결] 인증번호 ${code}. 10분 안에 입력해 주세요.`,
  test: (moment: string): MailWords => ({
    subject: '[결] 시험 메일이에요',
    heading: '메일이 잘 도착했어요',
    paragraphs: [
      `스튜디오에서 ${moment}에 보낸 시험 메일이에요. 고객에게 가는 메일과 나에게 오는 알림도 이렇게 도착해요.`,
    ],
  }),
  welcome: ({ name, userId }: { readonly name: string; readonly userId: string }): MailWords => ({
    subject: '[결] 가입을 환영해요',
    heading: '가입을 마쳤어요',
    paragraphs: [
      `${name} 님, 반가워요. 이제 주문과 결과지를 한곳에서 볼 수 있어요.`,
      '첫 상담은 사진 세 장과 몇 가지 질문으로 시작해요.',
    ],
    lines: [['아이디', userId]],
  }),
  findId: ({ name, userId }: { readonly name: string; readonly userId: string }): MailWords => ({
    subject: '[결] 아이디를 알려 드려요',
    heading: '아이디를 알려 드려요',
    paragraphs: [
      `${name} 님이 가입하신 아이디예요.`,
      '직접 요청하지 않았다면 이 메일은 그냥 두셔도 괜찮아요.',
    ],
    lines: [['아이디', userId]],
    action: '로그인하기',
  }),
  temporaryPassword: (it: { readonly name: string; readonly password: string }): MailWords => ({
    subject: '[결] 임시 비밀번호를 보내 드려요',
    heading: '임시 비밀번호를 보내 드려요',
    paragraphs: [
      `${it.name} 님, 아래 임시 비밀번호로 로그인한 뒤 새 비밀번호를 정해 주세요. 30분 동안 한 번만 쓸 수 있어요.`,
      '직접 요청하지 않았다면 이 메일은 그냥 두셔도 괜찮아요. 쓰던 비밀번호는 그대로예요.',
    ],
    lines: [['임시 비밀번호', it.password]],
    action: '로그인하기',
  }),

  orderPlaced: (it: {
    readonly name: string
    readonly orderNumber: string
    readonly productName: string
    readonly total: string
    readonly isFree: boolean
    readonly deposit: BankAccountData | null
    readonly dueAt: string | null
  }): MailWords => ({
    subject: `[결] 주문을 받았어요 (${it.orderNumber})`,
    heading: it.deposit ? '주문을 받았어요. 입금해 주세요' : '주문을 받았어요',
    paragraphs: [
      `${it.name} 님의 주문이 잘 들어왔어요.`,
      it.deposit
        ? '아래 계좌로 입금해 주세요. 입금을 확인하면 다음 순서를 메일로 알려 드려요. 기한이 지나면 주문은 자동으로 취소돼요.'
        : it.isFree
          ? '결제할 금액이 없어요. 다음 순서를 메일로 알려 드려요.'
          : '아직 결제하지 않으셨다면 주문 페이지에서 결제해 주세요. 결제가 확인되면 다음 순서를 메일로 알려 드려요. 기한이 지나면 주문은 자동으로 취소돼요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['상품', it.productName],
      ['결제 금액', it.total],
      ...depositLines(it.deposit),
      ...(it.dueAt ? ([[it.deposit ? '입금 기한' : '결제 기한', it.dueAt]] as const) : []),
    ],
    action: '주문 보기',
  }),
  paymentConfirmed: (
    it: OfOrder & {
      readonly amount: string
      readonly surveyDeadline: string
      /** Null until the survey is submitted. */
      readonly reportDue: string | null
    },
  ): MailWords => ({
    subject: `[결] 결제가 확인됐어요 (${it.orderNumber})`,
    heading: it.reportDue ? '결제가 확인됐어요' : '결제가 확인됐어요. 설문지를 적어 주세요',
    paragraphs: [
      `${it.name} 님, ${it.amount} 결제를 확인했어요.`,
      it.reportDue
        ? `설문지는 이미 받았어요. 결과지는 ${it.reportDue}까지 보내 드려요. 다 되면 메일로 알려 드려요.`
        : '설문지와 사진이 도착하면 결과지를 쓰기 시작해요. 설문지는 10분쯤 걸려요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['결제 금액', it.amount],
      ...(it.reportDue
        ? ([['결과지 예정일', it.reportDue]] as const)
        : ([['설문지 기한', it.surveyDeadline]] as const)),
    ],
    ...(!it.reportDue && { action: '설문지 적기' }),
  }),
  surveyReminder: (it: OfOrder & { readonly surveyDeadline: string }): MailWords => ({
    subject: `[결] 설문지를 기다리고 있어요 (${it.orderNumber})`,
    heading: '설문지를 기다리고 있어요',
    paragraphs: [
      `${it.name} 님, 아직 설문지가 도착하지 않았어요.`,
      '기한까지 설문지와 사진을 보내 주시면 바로 결과지를 쓰기 시작해요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['설문지 기한', it.surveyDeadline],
    ],
    action: '설문지 적기',
  }),
  surveyReceived: (it: OfOrder & { readonly reportDue: string | null }): MailWords => ({
    subject: `[결] 설문지를 받았어요 (${it.orderNumber})`,
    heading: '설문지를 받았어요',
    paragraphs: [
      `${it.name} 님의 설문지와 사진이 잘 도착했어요.`,
      it.reportDue
        ? `결과지는 ${it.reportDue}까지 보내 드려요. 늦어질 것 같으면 그 전에 먼저 알려 드려요.`
        : '결제가 확인되면 결과지를 쓰기 시작해요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ...(it.reportDue ? ([['결과지 예정일', it.reportDue]] as const) : []),
    ],
    action: '주문 보기',
  }),
  photoAsked,
  photosErased,
  reportDueMoved: (
    it: OfOrder & { readonly reportDue: string; readonly reason: string },
  ): MailWords => ({
    subject: `[결] 결과지 예정일이 바뀌었어요 (${it.orderNumber})`,
    heading: '결과지 예정일이 바뀌었어요',
    paragraphs: [
      `${it.name} 님의 결과지는 ${it.reportDue}까지 보내 드려요.`,
      '기다리게 해 드려 죄송해요. 이유는 아래에 적었어요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['새 예정일', it.reportDue],
      ['이유', it.reason],
    ],
    action: '주문 보기',
  }),
  reportLate: (
    it: OfOrder & { readonly reportDue: string; readonly points: string | null },
  ): MailWords => ({
    subject: `[결] 결과지가 늦어지고 있어요 (${it.orderNumber})`,
    heading: '결과지가 늦어지고 있어요. 죄송해요',
    paragraphs: [
      `${it.name} 님께 ${it.reportDue}까지 보내 드리기로 한 결과지를 아직 보내 드리지 못했어요. 정말 죄송해요.`,
      ...(it.points ? [`사과의 뜻으로 ${it.points}를 드렸어요. 내 정보에서 볼 수 있어요.`] : []),
      '다 되는 대로 바로 보내 드리고 메일로 알려 드려요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ['약속한 날', it.reportDue],
      ...(it.points ? ([['드린 포인트', it.points]] as const) : []),
    ],
    action: '주문 보기',
  }),
  reportReady: (it: OfOrder & { readonly isRevised: boolean }): MailWords => ({
    subject: it.isRevised
      ? `[결] 결과지를 고쳐 보내 드려요 (${it.orderNumber})`
      : `[결] 결과지가 도착했어요 (${it.orderNumber})`,
    heading: it.isRevised ? '결과지를 고쳐 보내 드려요' : '결과지가 도착했어요',
    paragraphs: [
      it.isRevised
        ? `${it.name} 님의 결과지에 바뀐 내용이 있어요. 아래에서 새 결과지를 볼 수 있어요.`
        : `사진과 답을 하나하나 읽고, ${it.name} 님에게 어울리는 것을 한 장에 담았어요.`,
      '읽어 보고 궁금한 점이 있으면 결과지에서 문의해 주세요.',
    ],
    lines: [['주문번호', it.orderNumber]],
    action: '결과지 보기',
  }),
  orderCancelled: (
    it: OfOrder & {
      readonly because: 'CUSTOMER' | 'STUDIO' | 'UNPAID'
      readonly deductedAmount: string | null
      readonly restoredPoints: string | null
    },
  ): MailWords => ({
    subject: `[결] 주문이 취소됐어요 (${it.orderNumber})`,
    heading: '주문이 취소됐어요',
    paragraphs: [
      {
        CUSTOMER: `${it.name} 님이 요청하신 대로 주문을 취소했어요.`,
        STUDIO: `${it.name} 님의 주문을 저희 사정으로 취소했어요. 불편을 드려 죄송해요.`,
        UNPAID: `${it.name} 님의 주문은 기한까지 결제가 다 확인되지 않아 취소됐어요.`,
      }[it.because],
      it.deductedAmount
        ? '환불 규정에 따라 공제 금액을 빼면 돌려드릴 금액이 없어요.'
        : '사용한 쿠폰과 포인트는 돌려드렸어요. 이미 입금하셨다면 이 메일에 답하지 말고 사이트의 문의로 알려 주세요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ...(it.deductedAmount ? ([['공제 금액', it.deductedAmount]] as const) : []),
      ...(it.restoredPoints ? ([['돌려드린 포인트', it.restoredPoints]] as const) : []),
    ],
  }),
  consultingCompleted: (it: OfOrder & { readonly pointsEarned: string | null }): MailWords => ({
    subject: `[결] 상담이 끝났어요 (${it.orderNumber})`,
    heading: '상담이 끝났어요',
    paragraphs: [
      `${it.name} 님, 함께해 주셔서 고마워요.`,
      it.pointsEarned
        ? '적립된 포인트는 다음 주문에 쓸 수 있어요. 결과지는 언제든 다시 볼 수 있어요.'
        : '결과지는 언제든 다시 볼 수 있어요.',
    ],
    lines: [
      ['주문번호', it.orderNumber],
      ...(it.pointsEarned ? ([['적립 포인트', it.pointsEarned]] as const) : []),
    ],
  }),
  inquiryAnswered: (it: {
    readonly name: string
    readonly title: string
    readonly answer: string
  }): MailWords => ({
    subject: '[결] 문의하신 내용에 답변을 드려요',
    heading: '문의에 답변을 드려요',
    paragraphs: [`${it.name} 님, 남겨 주신 문의에 답변이 올라왔어요.`, ...it.answer.split(/\n+/)],
    lines: [['문의', it.title]],
    action: '문의 보기',
  }),
  pointsExpiring: (it: {
    readonly name: string
    readonly points: string
    readonly until: string
  }): MailWords => ({
    subject: `[결] 포인트 ${it.points}가 곧 사라져요`,
    heading: '곧 사라지는 포인트가 있어요',
    paragraphs: [
      `${it.name} 님, 상담과 후기로 모은 포인트가 30일 안에 사라져요.`,
      '포인트는 주문할 때 쓸 수 있고, 먼저 사라지는 것부터 쓰여요.',
    ],
    lines: [
      ['사라지는 포인트', it.points],
      ['가장 이른 기한', it.until],
    ],
    action: '내 포인트 보기',
  }),

  account: accountMails,
  administrators: adminMails,
  bookings: bookingMails,
  money: moneyMails,
  requests: requestMails,
}

/** Type of all mail texts, derived from the Korean ones. */
export type MailTexts = typeof mails
