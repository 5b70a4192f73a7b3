import type { Messages } from '#texts/messages.ts'

export const shopFaqs: Messages['shopFaqs'] = {
  administrator: 'Administrator',
  title: 'Frequently asked questions',
  list: 'Questions',
  empty: 'There are no questions yet.',
  emptyText: 'Answers to common questions will appear here.',
  failed: 'The questions could not be loaded.',
  detailFailed: 'This question could not be loaded anew, so you see it as the list had it.',
  views: (views: string) => `${views} views`,
}
