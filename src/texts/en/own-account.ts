import { ifMailed } from '#texts/delivery.ts'
import type { Messages } from '../messages.ts'

export const ownAccount: Messages['ownAccount'] = {
  profile: {
    menu: 'Edit profile',
    title: 'Edit profile',
    intro: 'Change your phone number and address here.',
    fixedHint: 'Name and email cannot be changed.',
    noEmailHint: `There is no email address yet. ${ifMailed('Add one to hear about your orders; guest', 'If you add one, guest')} orders placed with it will move into this account.`,
    emailAdded: 'Your email address has been added.',
    addressIncomplete: 'Please fill in the whole address.',
    submit: 'Save',
    saved: 'Your profile has been updated.',
    failed: 'Your profile could not be updated',
    because: (words) => `Error: ${words}`,
    serverFault: 'Something went wrong on our side. Please try again in a moment or contact us.',
    loadFailed: 'Your details could not be loaded.',
    forbidden: 'You are not allowed to see these details',
    offline: 'The server cannot be reached. Please try again in a moment.',
  },
  withdrawal: 'Delete account',
  settings: {
    title: 'Settings',
    language: 'Language',
    languageHint: 'The language of this site and of our emails.',
  },
}
