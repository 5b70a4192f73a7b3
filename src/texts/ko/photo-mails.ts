import type { MailWords } from './mail-content.ts'

interface AskedPhoto {
  readonly name: string
  readonly orderNumber: string
  /** Labels in the customer's language. */
  readonly photo: string
  readonly reason: string
  /** How to take a better one. */
  readonly help: string
  /** Text of the studio. */
  readonly words: string | null
}

/** The mail that asks for a photo. */
export const photoAsked = (it: AskedPhoto): MailWords => ({
  subject: `[결] 사진 한 장을 부탁드려요 (${it.orderNumber})`,
  heading: '사진 한 장을 부탁드려요',
  paragraphs: [
    `${it.name} 님, 좋은 결과지를 쓰려면 아래 사진이 필요해요. ${it.help}`,
    '사진을 보내 주실 때까지 결과지 예정일도 멈춰 있어요. 버튼을 누르면 이 한 장만 바로 보낼 수 있어요.',
  ],
  lines: [
    ['주문번호', it.orderNumber],
    ['사진', it.photo],
    ['이유', it.reason],
    ...(it.words ? [['상담사가 남긴 말', it.words] as const] : []),
  ],
  action: '사진 보내기',
})

interface ErasedPhotos {
  readonly name: string
  readonly orderNumber: string
  /** Labels in the customer's language. */
  readonly photos: readonly string[]
  readonly because: 'REMOVED' | 'WITHDRAWN'
  readonly erasedAt: string
}

/** The mail that proves what the customer had erased. */
export const photosErased = (it: ErasedPhotos): MailWords => ({
  subject: `[결] 지운 기록 (${it.orderNumber})`,
  heading: '보내 주신 것을 지웠어요',
  paragraphs: [
    it.because === 'REMOVED'
      ? `${it.name} 님이 설문에서 뺀 사진을 지웠어요.`
      : `${it.name} 님이 동의를 철회해서 사진과, 키와 몸무게, 건강에 관한 답변을 지웠어요.`,
    '백업에 남은 사본은 백업의 보관 기간이 지나면 없어져요. 이 메일은 지운 기록으로 보관하셔도 돼요.',
  ],
  lines: [
    ['주문번호', it.orderNumber],
    ['지운 때', it.erasedAt],
    ...it.photos.map((photo) => [photo, '원본과 작은 사본'] as const),
  ],
  action: '주문 보기',
})
