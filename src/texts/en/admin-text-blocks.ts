import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminTextBlocks: AdminMessages['textBlocks'] = {
  title: 'Saved texts',
  list: 'List of saved texts',
  search: 'Title, text',
  name: 'Title',
  use: 'Used in',
  uses: {
    ANSWER: 'Answers',
    REPLY: 'Replies to reviews',
    SHEET: 'Result sheets',
    STYLE: 'Styles of a sheet',
  },
  add: 'New text',
  newTitle: 'New text',
  empty: 'No saved texts yet',
  emptyText:
    'Keep what you write again and again in answers and result sheets, and put it in with two presses.',
  nothingFound: 'No text found',
  nothingFoundText: 'Try other words, or clear the filters.',
  notHere: 'There is no such text',
  fields: { title: 'Title', text: 'Text' },
  styleTitle: 'Name of the style',
  styleHint: 'It stands on the sheet under this name.',
  picture: 'Picture',
  hair: 'Hair of the drawing',
  fringe: 'Fringe of the drawing',
  noDrawing: 'No drawing',
  insert: {
    open: {
      ANSWER: 'Insert an answer',
      REPLY: 'Insert a reply',
      SHEET: 'Insert a text',
      STYLE: 'Insert a style',
    },
    search: 'Search titles and texts',
    none: 'There is nothing to insert yet.',
    found: (count) => `${count} found`,
    manage: 'Edit saved texts',
    otherLanguage: 'Not written in the customer’s language: Korean',
  },
}
