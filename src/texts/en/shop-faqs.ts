import type { Messages } from '#texts/messages.ts'
import { formatCount } from './format-count.ts'

export const shopFaqs: Messages['shopFaqs'] = {
  administrator: 'Administrator',
  title: 'Frequently asked questions',
  list: 'Questions',
  empty: 'There are no questions yet.',
  emptyText: 'Answers to common questions will appear here.',
  failed: 'The questions could not be loaded.',
  detailFailed: 'This question could not be refreshed, so you see it as it was in the list.',
  views: (views: string) => formatCount(views, 'view'),
}
