import type { AdminMessages } from '#texts/admin-messages.ts'
import { formatCount } from './format-count.ts'

export const adminEditing: AdminMessages['editing'] = {
  add: 'Add',
  save: 'Save',
  drop: 'Discard changes',
  empty: 'Start over',
  saved: 'Everything is saved',
  notYet: 'Not saved yet',
  unsaved: 'You have unsaved changes',
  wrong: 'Not saved. Please correct the marked fields.',
  added: (name) => `“${name}” was added.`,
  changed: (name) => `“${name}” was saved.`,
  waits:
    'Someone else saved a different version, so nothing was saved. What you wrote is still here.',
  restored: (when) =>
    `Your unsaved changes from ${when} were restored from this device. They are not saved yet.`,
  keys: { edit: 'Edit', save: 'Save' },

  problems: {
    needed: 'Please fill this in.',
    tooLong: (limit) => `At most ${limit} characters.`,
    tooEarly: 'Please choose a later day.',
    unfit: 'This value cannot be saved. Please check it.',
  },

  leave: {
    title: 'You have unsaved changes',
    text: 'If you leave now, you lose them.',
    ok: 'Discard and leave',
    stay: 'Keep editing',
  },

  conflict: {
    title: 'Someone else changed it first',
    text: (who, when) =>
      `${who} saved it ${when}. Wherever the two versions differ, choose which one to keep. Nothing is lost before you choose.`,
    choose:
      'Another administrator saved changes while you were writing. Wherever the two versions differ, choose which one to keep. Nothing is lost before you choose.',
    someone: 'Another administrator',
    mine: 'Your version',
    theirs: 'Saved version',
    seen: 'When you opened it',
    action: 'Your action',
    leaveAsIs: 'Leave it as it is',
    chooseAction:
      'Another administrator saved changes in the meantime. Check what changed and decide whether to go ahead.',
    notDone:
      'Someone else changed it first, so your action was not carried out. Check what changed and decide.',
    empty: 'Empty',
    submit: 'Save my choices',
    keepTheirs: 'Keep the saved version',
    later: 'Decide later',
    resolve: 'Compare versions',
    waits:
      'Someone else saved a different version, so saving has stopped. Your work is safe on this device.',
  },

  comparing: {
    before: 'Earlier',
    after: 'Later',
    removed: 'Removed:',
    added: 'Added:',
    same: 'The two versions are the same.',
    differing: (count) => `They differ in ${formatCount(count, 'place')}.`,
    take: 'Restore this text',
    takeAll: 'Restore the whole earlier version',
  },

  languages: {
    label: 'Language',
    missing: 'missing',
    missingText: 'There is no text in this language yet, so customers see the Korean text.',
    missingIn: (names) => `No ${names}`,
  },

  period: { from: 'First day', to: 'Last day' },

  media: {
    optional: 'optional',
    choose: { picture: 'Upload an image', video: 'Upload a video' },
    replace: { picture: 'Replace the image', video: 'Replace the video' },
    remove: { picture: 'Remove the image', video: 'Remove the video' },
    hints: {
      picture: 'A JPEG, PNG, WebP or AVIF image of up to 10 MB. You can also drop it here.',
      video: 'An MP4 or WebM video of up to 10 MB. You can also drop it here.',
    },
    needed: { picture: 'Please upload an image.', video: 'Please upload a video.' },
    sending: 'Uploading…',
    cancel: 'Cancel upload',
    tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
    wrongKind: {
      picture: 'Please choose a JPEG, PNG, WebP or AVIF image.',
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
    chooseFirst: 'First select the text for the link.',
    badLink:
      'Enter an address that starts with https://, or a page of this site that starts with /.',
    setLink: 'Add link',
    unlink: 'Remove link',
  },

  preview: {
    open: 'Preview',
    title: 'What customers see',
    width: 'Screen size',
    phone: 'Phone',
    wide: 'Wide screen',
    language: 'Language',
    inKorean: 'There is no text in this language, so the Korean text is shown.',
  },

  visibility: {
    shown: (name) => `“${name}” is visible to customers.`,
    hidden: (name) => `“${name}” is hidden.`,
    show: 'Show',
    hide: 'Hide',
    undo: 'Undo',
  },

  removal: {
    open: 'Delete',
    question: (name) => `Delete “${name}”?`,
    text: 'This cannot be undone. To take it off the site for a while, hide it instead.',
    textWithUndo: 'Customers will no longer see it. You can undo this right afterwards.',
    restored: (name) => `“${name}” was restored.`,
    ok: 'Delete',
    done: (name) => `“${name}” was deleted.`,
  },
}
