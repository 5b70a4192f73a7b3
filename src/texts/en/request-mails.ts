import type { MailTexts } from '../ko/mails.ts'
import { filled } from '../ko/request-mails.ts'
import { myPage } from './my-page.ts'

export const requestMails: MailTexts['requests'] = {
  footer: (company) => `${company} sent this email. We only write what you asked to be told.`,
  withdrawal: { label: '수신거부 Unsubscribe', text: 'Stop telling me' },

  requested: (it) => ({
    subject: `[Gyeol] You asked us to tell you about ${myPage.consultingTypes[it.kind]}`,
    heading: 'We will tell you when it can be ordered',
    paragraphs: [
      'When this consulting opens, we will send one email to this address. With that email, or after 12 months, we take the address off our list.',
      'If it was not you, or you have changed your mind, please withdraw it below.',
    ],
    lines: [
      ['Consulting', myPage.consultingTypes[it.kind]],
      ['You agreed to', 'One advertising email'],
      ['On', it.requestedAt],
    ],
  }),
  onSale: ({ sender, ...it }) => ({
    subject: `(광고) [Gyeol] Open for orders: ${it.productName}`,
    heading: 'The consulting you waited for is open',
    paragraphs: [
      'You asked us to tell you. This consulting can be ordered now. This email is advertising.',
      'We send it only once. Your address is off our list.',
    ],
    lines: [
      ['Product', it.productName],
      ['Price', it.price],
      ['You agreed on', it.requestedAt],
      ...filled([
        ['Sender', sender.name],
        ['Email', sender.email],
        ['Telephone', sender.phone],
        ['Address', sender.address],
      ]),
    ],
    action: 'See the product',
  }),
}
