import type { Messages } from '#texts/messages.ts'
import { counted } from './counted.ts'

export const content: Messages['content'] = {
  hero: {
    title: 'We read your face, then find your style',
    text: (days) =>
      `Three photos, a short survey, and one sheet within ${counted(days, 'business day')}.`,
    textAlone: 'Three photos, a short survey, and one sheet: what suits you, and what to avoid.',
    order: (product, price) => `${product} ${price}`,
    sample: 'See the sheet first',
    hint: 'You can order without an account',
    portrait: 'Drawing of a face with long, parted hair',
  },
  play: {
    title: 'Draw your hair in three taps. What you choose is carried into the survey.',
    again: 'Start over',
    drawn: (chosen) =>
      chosen ? `Drawing of the face you chose: ${chosen}` : 'Drawing of a face with closed eyes',
    outline: {
      name: 'Face',
      options: {
        oval: 'Oval',
        round: 'Round',
        long: 'Long',
        square: 'Square',
        heart: 'Heart',
        diamond: 'Diamond',
      },
    },
    fringe: {
      name: 'Fringe',
      options: { none: 'None', seeThrough: 'See-through', side: 'To the side', full: 'Full' },
    },
    length: {
      name: 'Length',
      options: { ears: 'Ears', chin: 'Chin', collarbone: 'Collarbone', chest: 'Chest' },
    },
  },
  sample: {
    title: 'This is the sheet you receive',
    intro: 'A sample for an invented customer, as long and as detailed as a real one.',
    mark: 'Sample sheet',
    note: 'Name and face are invented. Form and length are those of a real sheet.',
    open: 'Open it from first to last',
    card: 'See the salon card',
    toProduct: 'See the consulting',
    unfold: 'Look through a sheet first',
    cover: 'Cover',
  },
  gets: {
    title: 'You receive',
    sheet: { name: 'Result sheet', text: 'on screen, whenever you like' },
    pdf: { name: 'PDF', text: 'to keep and to print' },
    salonCard: { name: 'Salon card', text: 'the cut in centimetres, in three languages' },
    colourCard: { name: 'Colour card', text: 'full screen, to hold against cloth' },
    talk: {
      name: (count) => (count === '1' ? 'One free talk' : `${count} free talks`),
      text: (minutes) => `${minutes} minutes, with the sheet in hand`,
    },
  },
  consultant: {
    by: 'Who writes your sheet',
    portrait: (name) => `Drawing of the consultant, ${name}`,
  },
  types: {
    title: 'Kinds of consulting',
    intro: 'Choose one to read what it gives you.',
    hair: { name: 'Hair', text: 'The length and flow for your face' },
    makeup: { name: 'Make-up', text: 'The colours for your skin' },
    fashion: { name: 'Fashion', text: 'The lines for your figure' },
    notYet: 'Not open yet. Ask to be notified.',
    order: 'Order online consulting',
  },
  process: {
    title: 'From order to result sheet',
    intro: 'Open a step to read more.',
    page: {
      facts: 'Good to know',
      payment: 'Payment',
      paymentText: (days: number) => `Within ${counted(days, 'day')} of your order`,
      survey: 'Survey',
      surveyText: (days: number) => `Within ${counted(days, 'day')} of your payment`,
      refund: 'Refunds',
      refundText: (minutes: number, fee: string) =>
        `In full for ${counted(minutes, 'minute')} after your order, less ${fee} after that`,
      policy: 'Read the refund rules',
    },
    type: {
      title: 'Choose the kind of consulting',
      text: 'Hair, make-up or fashion: choose what you would like to know now.',
    },
    material: {
      title: 'Send photos and answers',
      text: 'You can send up to three photos. It helps to have thought about these five things.',
      list: [
        'Your situation',
        'The result you want',
        'Earlier consultations',
        'Your budget',
        'Schedule and deadline',
      ],
    },
    analysis: {
      title: 'A consultant studies them',
      text: 'The sheet is written in four stages.',
      list: ['Review of what you sent', 'Analysis', 'Writing the sheet', 'Expert opinion'],
    },
    sheet: {
      title: 'Receive your result sheet',
      text: 'What suits you, what to avoid, and a card to take to the salon or the shop, on one sheet. You can go on asking with the sheet in hand.',
      action: 'Book a consultation',
    },
  },
  film: {
    label: 'Film of the studio',
    pause: 'Pause the film',
    play: 'Play the film',
  },
  contents: {
    title: 'Worth reading before a change',
    intro: 'Written and chosen by Gyeol.',
    list: 'Articles',
    failed: 'The articles could not be loaded.',
    empty: 'There are no articles at present.',
    emptyPage: 'There is nothing to read at the moment.',
    emptyText: 'New articles will appear here.',
    missing: 'This partner could not be found.',
    missingText: 'It has been taken down. Please choose another article.',
    detailFailed: 'The partner could not be loaded.',
    detailFailedText: 'Please try again in a moment.',
  },
  faq: {
    title: 'Questions we hear often',
    intro: 'If yours is not among them, send us an inquiry.',
    ask: 'Ask a question',
    list: 'Questions and answers',
    failed: 'The questions could not be loaded.',
    empty: 'There are no questions to show.',
    emptyText: 'Questions that come up often will appear here.',
  },
  voices: {
    title: 'What customers say',
    intro: 'From customers who have completed their consultation.',
    average: (average, count) => `${average} out of 5, ${counted(count, 'review')}`,
  },
  closing: {
    title: 'Take one sheet to your next salon visit',
    action: 'Order now',
  },
  policies: {
    version: (version, date) => `Version ${version}, in force from ${date}`,
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    sensitive: 'Sensitive information',
    refund: 'Refund rules',
    points: 'About points',
  },
}
