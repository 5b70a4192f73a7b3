import type { photoAsked as ko } from '../ko/photo-mails.ts'

export const photoAsked: typeof ko = (it) => ({
  subject: `[gyeol] We need one photo of you (${it.orderNumber})`,
  heading: 'We need one photo of you',
  paragraphs: [
    `${it.name}, to write a good result sheet we need the photo below. ${it.help}`,
    'The date of your result sheet is paused until the photo comes. The button opens a page that takes just this one.',
  ],
  lines: [
    ['Order number', it.orderNumber],
    ['Photo', it.photo],
    ['Reason', it.reason],
    ...(it.words ? [['From your consultant', it.words] as const] : []),
  ],
  action: 'Send the photo',
})
