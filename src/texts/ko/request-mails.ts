import type { MailWords } from './mail-content.ts'
import { myPage } from './my-page.ts'

interface OnSale {
  readonly productName: string
  readonly price: string
  readonly requestedAt: string
  /** Empty settings are omitted. */
  readonly sender: Readonly<Record<'name' | 'email' | 'phone' | 'address', string>>
}

/**
 * Mails to people who requested a notification about a product. The notification is advertising:
 * the law requires a mark at the beginning of the subject, the sender, and how to unsubscribe, in
 * Korean and in English.
 */
export const requestMails = {
  footer: (company: string) => `${company}에서 보낸 메일이에요. 부탁하신 알림만 보내 드려요.`,
  withdrawal: { label: '수신거부 Unsubscribe', text: '알림 그만 받기' },

  requested: (it: {
    readonly kind: keyof typeof myPage.consultingTypes
    readonly requestedAt: string
  }): MailWords => ({
    subject: `[결] ${myPage.consultingTypes[it.kind]} 알림을 부탁하셨어요`,
    heading: '주문할 수 있을 때 알려 드려요',
    paragraphs: [
      '아래 상담을 시작하면 이 주소로 메일을 한 번 보내 드려요. 그 메일을 보내거나 12개월이 지나면 주소를 명단에서 지워요.',
      '직접 부탁하지 않았거나 마음이 바뀌었다면 아래에서 거둬 주세요.',
    ],
    lines: [
      ['상담', myPage.consultingTypes[it.kind]],
      ['동의한 것', '광고성 정보 메일 한 번'],
      ['동의한 때', it.requestedAt],
    ],
  }),
  onSale: ({ sender, ...it }: OnSale): MailWords => ({
    subject: `(광고) [결] 이제 주문할 수 있어요: ${it.productName}`,
    heading: '기다리신 상담을 시작해요',
    paragraphs: [
      '부탁하신 대로 알려 드려요. 이제 이 상담을 주문할 수 있어요.',
      '이 알림은 한 번만 보내요. 남겨 주신 주소는 명단에서 지웠어요.',
    ],
    lines: [
      ['상품', it.productName],
      ['가격', it.price],
      ['동의한 때', it.requestedAt],
      ...filled([
        ['보내는 곳', sender.name],
        ['이메일', sender.email],
        ['전화', sender.phone],
        ['주소', sender.address],
      ]),
    ],
    action: '상품 보기',
  }),
}

/** Returns the lines that have a value. */
export const filled = (lines: NonNullable<MailWords['lines']>) =>
  lines.filter(([, value]) => value !== '')
