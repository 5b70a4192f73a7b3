import type { Messages } from '#texts/messages.ts'
import { counted } from './counted.ts'

export const reviews: Messages['reviews'] = {
  title: 'Reviews',
  list: 'Reviews',
  rating: 'Rating',
  average: 'Average rating',
  count: (count: string) => counted(count, 'review'),
  histogram: 'Reviews by rating',
  stars: (stars: number) => counted(stars, 'star'),
  counted: (count: string) => count,
  open: (title: string) => `Read the review: ${title}`,
  picture: (author: string, number: number) => `Picture ${number} by ${author}`,
  studioReply: 'Gyeol’s reply',
  writtenIn: { ko: 'Written in Korean', en: 'Written in English', vi: 'Written in Vietnamese' },
  empty: 'There are no reviews yet.',
  emptyText: 'What customers say after their consultation will appear here.',
  gallery: {
    title: 'Reviews',
    pageTitle: 'Customer reviews',
    intro: 'What customers say after their consultation. Select one to read all of it.',
    order: 'Order a consultation',
  },
  failed: 'The reviews could not be loaded. Please try again in a moment.',
  mine: {
    title: 'My reviews',
    intro: 'You can review each completed order once.',
    write: 'Write a review',
    edit: 'Edit review',
  },
}
