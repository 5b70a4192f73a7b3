import type { photosErased as erasedInKorean, photoAsked as ko } from '../ko/photo-mails.ts'

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

export const photosErased: typeof erasedInKorean = (it) => ({
  subject: `[gyeol] Proof of deletion (${it.orderNumber})`,
  heading: 'We deleted what you sent',
  paragraphs: [
    it.because === 'REMOVED'
      ? `${it.name}, the photos that you removed from your survey were deleted.`
      : `${it.name}, you withdrew your consent. Your photos and your answers about height, weight and health were deleted.`,
    'Copies in backups disappear when the time for which backups are kept is over. You can keep this mail as proof.',
  ],
  lines: [
    ['Order number', it.orderNumber],
    ['Time of deletion', it.erasedAt],
    ...it.photos.map((photo) => [photo, 'the original and its small copy'] as const),
  ],
  action: 'See the order',
})
