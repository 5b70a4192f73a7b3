import type { Messages } from '../messages.ts'

export const ownAccount: Messages['ownAccount'] = {
  profile: {
    menu: 'Edit profile',
    title: 'Edit profile',
    intro: 'Change your phone number and address here.',
    fixedHint: 'Name and e-mail cannot be changed.',
    addressIncomplete: 'Please fill in the whole address.',
    submit: 'Save',
    saved: 'Your profile has been updated.',
    failed: 'Your profile could not be updated',
    because: (words) => `Error: ${words}`,
    serverFault: 'Something went wrong on our side. Please try again in a moment or contact us.',
    loadFailed: 'Your details could not be loaded.',
    forbidden: 'You may not see these details',
    offline: 'The server cannot be reached. Please try again in a moment.',
  },
}
