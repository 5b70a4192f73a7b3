import type { MailTexts } from '../mails.ts'

const consents = {
  marketing_email: 'Nhận tin và ưu đãi qua email',
  marketing_sms: 'Nhận tin và ưu đãi qua tin nhắn',
} as const

export const accountMails: MailTexts['account'] = {
  consentChanged: ({ name, consent, isGiven, changedAt }) => ({
    subject: isGiven ? '[Gyeol] Bạn đã đồng ý nhận tin' : '[Gyeol] Bạn đã rút lại đồng ý nhận tin',
    heading: isGiven ? 'Bạn đã đồng ý nhận tin' : 'Bạn đã rút lại đồng ý nhận tin',
    paragraphs: [
      isGiven
        ? `${name} thân mến, chúng tôi xác nhận bạn đã đồng ý nhận tin và ưu đãi.`
        : `${name} thân mến, chúng tôi xác nhận bạn đã rút lại đồng ý. Chúng tôi sẽ không gửi tin theo cách này nữa.`,
      'Bạn có thể thay đổi trong phần cài đặt bất cứ lúc nào. Nếu không phải bạn, hãy đổi mật khẩu.',
    ],
    lines: [
      ['Mục', consents[consent]],
      ['Kết quả', isGiven ? 'Đã đồng ý' : 'Đã rút lại'],
      ['Thời điểm', changedAt],
    ],
    action: 'Mở cài đặt',
  }),
  consentAsked: ({ name, consents: its }) => ({
    subject: '[Gyeol] Bạn vẫn muốn nhận tin chứ?',
    heading: 'Vui lòng kiểm tra lại đồng ý của bạn',
    paragraphs: [
      `${name} thân mến, đã hai năm kể từ khi bạn đồng ý với các mục dưới đây. Bạn có muốn tiếp tục không?`,
      'Nếu muốn tiếp tục, bạn không cần làm gì. Nếu không, hãy tắt trong phần cài đặt.',
    ],
    lines: its.map(({ kind, givenAt }) => [consents[kind], `Đồng ý ${givenAt}`] as const),
    action: 'Mở cài đặt',
  }),
}
