import type { Messages } from '#texts/messages.ts'
import { formatCount } from './format-count.ts'

export const catalog: Messages['catalog'] = {
  order: 'Order online consulting',
  price: 'Price',
  shipping: 'Shipping',
  turnaround: 'When',
  turnaroundText: (days) =>
    `Your result sheet comes within ${formatCount(days, 'business day')} of sending your survey.`,
  sentToday: (day) => `Pay and send it today, and your sheet comes by ${day}.`,
  sentOn: (sent, due) => `Pay and send it on ${sent}, and your sheet comes by ${due}.`,
  tabs: 'About the product',
  description: 'Description',
  review: 'Reviews',
  inquiry: 'Inquiries',
  qna: 'Q&A',
  qnaWithin: 'Product inquiries',
  faq: 'FAQ',
  portraits: {
    hair: 'Drawing of a face with layered hair',
    colour: 'Drawing of a face in a cape of many colours',
  },
  notOnSale: 'Orders are closed at the moment.',
  consulting: {
    pageTitle: 'Online image consulting',
    title: 'One person, read closely, on one sheet',
    intro:
      'A consultant reads your photos and your answers. There is nowhere to go, and your result sheet comes on screen and as a PDF.',
    portrait: 'A drawn face with wavy hair and a fringe swept to the side',
    types: 'Three kinds of consulting',
    about: 'About the consulting',
    gets: 'What your sheet contains',
    analysis: {
      title: 'Face shape and proportions',
      text: 'An analysis of your face, features, neck and shoulders taken together.',
    },
    best: {
      title: 'Two styles that suit you',
      text: 'Length, fringe and volume, each with the reason why.',
    },
    worst: { title: 'Styles to avoid', text: 'Why some cuts never felt like you, explained.' },
    words: {
      title: 'Words for your hairdresser',
      text: 'A description you can simply show, so nothing gets lost in translation.',
    },
    bestLabel: (number: number) => `Suits you ${number}`,
    colour: {
      labels: { suits: 'Suits you', makeUp: 'Make-up', avoid: 'To avoid' },
      season: {
        title: 'Four lines and your season',
        text: 'Temperature, depth, clarity and contrast, read from photos corrected by white paper.',
      },
      colours: {
        title: 'Twelve colours that suit you',
        text: 'And six to avoid, each beside the one to wear instead.',
      },
      looks: {
        title: 'Two make-up looks',
        text: 'Shades for lips, cheeks and eyes with the steps, for every day and for special days.',
      },
      fan: {
        title: 'A card of colours for the shop',
        text: 'Fill the screen with a colour and hold it next to the cloth.',
      },
    },
    process: 'See how it works',
    reviews: 'Read the reviews',
  },
}
