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
  withdrawal: {
    title: 'Delete account',
    intro: 'Please read this before you leave.',
    deletedTitle: 'Erased at once',
    deleted: [
      'Your name, e-mail, phone number, address and login records',
      'Your survey answers and photos, your reviews and their photos',
      'Remaining points and coupons, news and mails we sent you',
    ],
    keptTitle: 'Kept because the law asks for it',
    kept: [
      'Orders, payments and the result sheets we delivered: 5 years',
      'Inquiries and answers: 3 years',
      'They are stored apart from the account and erased once that time is over.',
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
}
