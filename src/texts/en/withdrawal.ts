import type { WithdrawalTexts } from '../ko/withdrawal.ts'

export const withdrawal: WithdrawalTexts = {
  intro: 'Please read this before you delete your account.',
  deletedTitle: 'Erased at once',
  deleted: [
    'Your name, email, phone number, address and connected logins',
    'Your survey answers and photos, your reviews and their photos',
    'Remaining points and coupons, your wishlist and cart, notifications and emails we sent you',
    'Booked consultations that are still to come',
  ],
  retainedTitle: 'Kept because the law requires it',
  retained: [
    'Orders and payments: 5 years',
    'Inquiries and answers: 3 years',
    'Consents to advertising, given and withdrawn: 6 months',
    'Access logs: 3 months',
    'They are stored apart from your account, and after that time nothing links them to you. Result sheets are kept without a name.',
  ],
  limits:
    'You cannot delete your account while an order is under way. Your ID cannot be used again afterwards.',
  consent: 'I have read all of this and want to delete my account',
  consentNeeded: 'Please confirm that you have read this and want to delete your account.',
  submit: 'Delete account',
  cancel: 'Cancel',
  done: 'Your account has been deleted.',
  failed: 'Something went wrong while deleting your account. Please try again.',
  openOrders: (numbers) => `Orders under way: ${numbers}`,
}
