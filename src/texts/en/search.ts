import type { SearchTexts } from '#texts/search.ts'

export const search: SearchTexts = {
  titled: (title) => `${title} · Gyeol`,
  picture: 'Drawing of a face with long hair, and the mark of Gyeol',
  landing: {
    title: 'Gyeol, image consulting that reads your face',
    description:
      'Online image consulting from Korea: send three photos and a few answers, and a consultant puts what suits your face, and what to avoid, on one sheet.',
  },
  dashboard: {
    title: 'Kinds of consulting',
    description: 'Hair, make-up or fashion: choose by picture what you would like to know.',
  },
  policy: (title) =>
    `${title} of Gyeol, image consulting from Korea: the version in force and its date.`,
  consulting:
    'What online image consulting is, what the result sheet holds and what it costs, at a glance.',
  process:
    'Choose a kind of consulting, send photos and a survey, and a consultant writes your result sheet: the four steps in detail.',
  sample: {
    title: 'A sample result sheet · Gyeol',
    description:
      'A whole result sheet of a hair consultation: the face, what suits it and what to avoid, the morning routine and the card for the salon.',
  },
  contents: 'Articles about face shapes, hair texture and style, written or chosen by the studio.',
  faq: 'The questions asked most often about ordering, payment, photos, the survey and the result sheet, with answers.',
  gallery: 'Every review and rating left by customers after their consultation.',
}
