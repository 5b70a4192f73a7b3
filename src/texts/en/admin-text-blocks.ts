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
    STYLE: 'Styles in a result sheet',
  },
  add: 'Add a text',
  newTitle: 'New saved text',
  empty: 'No saved texts yet',
  emptyText:
    'Save texts that you use often in answers and result sheets, and insert them with two clicks.',
  nothingFound: 'No saved texts found',
  nothingFoundText: 'Try a different search, or clear the filters.',
  notHere: 'This saved text does not exist',
  fields: { title: 'Title', text: 'Text' },
  styleTitle: 'Style name',
  styleHint: 'The result sheet shows this name.',
  picture: 'Image',
  drawing: 'Drawing',
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
    otherLanguage: 'Not translated into the customer’s language; shown in Korean',
  },
}
