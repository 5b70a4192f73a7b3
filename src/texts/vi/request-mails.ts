import type { MailTexts } from '../ko/mails.ts'
import { filled } from '../ko/request-mails.ts'
import { myPage } from './my-page.ts'

export const requestMails: MailTexts['requests'] = {
  footer: (company) => `${company} gửi email này. Chúng tôi chỉ báo những gì bạn đã nhờ.`,
  withdrawal: { label: '수신거부 Unsubscribe', text: 'Không nhận tin nữa' },

  requested: (it) => ({
    subject: `[Gyeol] Bạn đã nhờ báo tin về ${myPage.consultingTypes[it.kind]}`,
    heading: 'Chúng tôi sẽ báo khi có thể đặt',
    paragraphs: [
      'Khi mở tư vấn này, chúng tôi gửi một email đến địa chỉ này. Sau email đó, hoặc sau 12 tháng, địa chỉ được xóa khỏi danh sách.',
      'Nếu bạn không nhờ hoặc đã đổi ý, hãy rút lại bên dưới.',
    ],
    lines: [
      ['Tư vấn', myPage.consultingTypes[it.kind]],
      ['Bạn đồng ý nhận', 'Một email quảng cáo'],
      ['Vào lúc', it.requestedAt],
    ],
  }),
  onSale: ({ sender, ...it }) => ({
    subject: `(광고) [Gyeol] Đã có thể đặt: ${it.productName}`,
    heading: 'Tư vấn bạn chờ đã mở',
    paragraphs: [
      'Chúng tôi báo như bạn đã nhờ. Bây giờ có thể đặt tư vấn này. Đây là email quảng cáo.',
      'Email này chỉ gửi một lần. Địa chỉ của bạn đã được xóa khỏi danh sách.',
    ],
    lines: [
      ['Sản phẩm', it.productName],
      ['Giá', it.price],
      ['Bạn đồng ý lúc', it.requestedAt],
      ...filled([
        ['Bên gửi', sender.name],
        ['Email', sender.email],
        ['Điện thoại', sender.phone],
        ['Địa chỉ', sender.address],
      ]),
    ],
    action: 'Xem sản phẩm',
  }),
}
