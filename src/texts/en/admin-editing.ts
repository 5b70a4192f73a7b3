import type { AdminMessages } from '#texts/admin-messages.ts'
import { counted } from './counted.ts'

export const adminEditing: AdminMessages['editing'] = {
  add: 'Add',
  save: 'Save',
  drop: 'Discard changes',
  empty: 'Start over',
  saved: 'Everything is saved',
  notYet: 'Not saved yet',
  unsaved: 'You have unsaved changes',
  wrong: 'Not saved: something needs correcting',
  added: (name) => `“${name}” was added.`,
  changed: (name) => `“${name}” was saved.`,
  waits:
    'It differs from what someone else saved, so nothing was saved. What you wrote is still here.',
  restored: (when) =>
    `Your unsaved changes of ${when} are back from this device. Nothing is saved yet.`,
  keys: { edit: 'Edit', save: 'Save' },

  problems: {
    needed: 'Please fill this in.',
    tooLong: (limit) => `At most ${limit} characters.`,
    tooEarly: 'Please choose a later day.',
    unfit: 'This cannot be saved as it is. Please check it.',
  },

  leave: {
    title: 'You have unsaved changes',
    text: 'If you leave now, they are lost.',
    ok: 'Discard and leave',
    stay: 'Keep editing',
  },

  conflict: {
    title: 'Someone else changed it first',
    text: (who, when) =>
      `${who} saved it ${when}. Choose what stays wherever the two differ. Nothing is lost before you choose.`,
    choose:
      'Another administrator saved while you were writing. Choose what stays wherever the two differ. Nothing is lost before you choose.',
    someone: 'Another administrator',
    mine: 'What you wrote',
    theirs: 'What was saved',
    seen: 'What you saw',
    deed: 'What you were about to do',
    letBe: 'Leave it as it is',
    chooseDeed:
      'Another administrator saved meanwhile. Look at what changed and choose whether to do it all the same.',
    notDone:
      'Someone else changed it first, so this was not done. Look at what changed and decide.',
    empty: 'Empty',
    submit: 'Save what I chose',
    keepTheirs: 'Keep what was saved',
    later: 'Choose later',
    resolve: 'Compare the two',
    waits:
      'It differs from what someone else saved, so saving has stopped. Your work is kept on this device.',
  },

  comparing: {
    before: 'Earlier',
    after: 'Later',
    removed: 'Removed:',
    added: 'Added:',
    same: 'The two say the same.',
    differing: (count) => `They differ in ${counted(count, 'place')}.`,
    take: 'Take the earlier text',
    takeAll: 'Take all of the earlier version',
  },

  languages: {
    label: 'Language',
    missing: 'missing',
    missingText: 'There is nothing in this language yet, so customers see the Korean text.',
    missingIn: (names) => `No ${names}`,
  },

  period: { from: 'First day', to: 'Last day' },

  media: {
    optional: 'optional',
    choose: { picture: 'Upload a picture', video: 'Upload a video' },
    replace: { picture: 'Replace the picture', video: 'Replace the video' },
    remove: { picture: 'Take the picture out', video: 'Take the video out' },
    hints: {
      picture: 'A JPEG, PNG, WebP or AVIF picture of up to 10 MB. You can also drop it here.',
      video: 'An MP4 or WebM video of up to 10 MB. You can also drop it here.',
    },
    needed: { picture: 'Please upload a picture.', video: 'Please upload a video.' },
    sending: 'Uploading',
    cancel: 'Stop uploading',
    tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
    wrongKind: {
      picture: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
      video: 'Please choose an MP4 or WebM video.',
    },
    failed: 'It could not be uploaded. What you wrote is still here; please try again.',
  },

  html: {
    optional: 'optional',
    toolbar: 'Formatting',
    tools: {
      heading: 'Heading',
      subheading: 'Subheading',
      bold: 'Bold',
      italic: 'Italic',
      list: 'List',
      numbers: 'Numbered list',
      quote: 'Quote',
      link: 'Link',
    },
    source: 'HTML source',
    sourceOf: (label) => `${label}: HTML source`,
    linkTo: 'Link address',
    chooseFirst: 'Select the words that should become a link first.',
    badLink: 'Enter an address that begins with https://, or one of this site that begins with /.',
    setLink: 'Set link',
    unlink: 'Remove link',
  },

  preview: {
    open: 'Preview',
    title: 'What customers see',
    width: 'Screen size',
    phone: 'Phone',
    wide: 'Wide screen',
    language: 'Language',
    inKorean: 'Nothing is written in this language, so the Korean text is shown.',
  },

  showing: {
    shown: (name) => `“${name}” is visible to customers.`,
    hidden: (name) => `“${name}” is hidden.`,
    show: 'Show',
    hide: 'Hide',
    undo: 'Undo',
  },

  removal: {
    ask: 'Delete',
    question: (name) => `Delete “${name}”?`,
    text: 'This cannot be undone. To take it off the site for a while, hide it instead.',
    textWithUndo: 'Customers will no longer see it. You can undo this right after.',
    restored: (name) => `‘${name}’ is back.`,
    ok: 'Delete',
    done: (name) => `“${name}” was deleted.`,
  },
}
