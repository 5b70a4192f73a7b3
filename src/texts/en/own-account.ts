import type { Messages } from '../messages.ts'

export const ownAccount: Messages['ownAccount'] = {
  profile: {
    menu: 'Edit profile',
    title: 'Edit profile',
    intro: 'Change your phone number and address here.',
    fixedHint: 'Name and email cannot be changed.',
    noEmailHint:
      'There is no email address yet. Add one to hear about your orders; guest orders placed with it will join this account.',
    emailAdded: 'Your email address has been added.',
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
  withdrawal: {
    title: 'Delete account',
    intro: 'Please read this before you leave.',
    deletedTitle: 'Erased at once',
    deleted: [
      'Your name, email, phone number, address and login records',
      'Your survey answers and photos, your reviews and their photos',
      'Remaining points and coupons, your wishlist and cart, news and mails we sent you',
    ],
    keptTitle: 'Kept because the law asks for it',
    kept: [
      'Orders and payments: 5 years',
      'Inquiries and answers: 3 years',
      'They are stored apart from the account; after that time nothing tells whose they were. Result sheets stay without a name.',
    ],
    limits:
      'You cannot leave while an order is under way. Your ID cannot be registered again afterwards.',
    consent: 'I have read all of this and want to delete my account',
    consentNeeded: 'Please agree to the notes on deleting your account.',
    submit: 'Delete account',
    cancel: 'Cancel',
    done: 'Your account has been deleted.',
    failed: 'Something went wrong while deleting your account. Please try again.',
    openOrders: (numbers) => `Orders under way: ${numbers}`,
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    languageHint: 'The language of these pages.',
  },
}
