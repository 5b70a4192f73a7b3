import { ifMailed } from '#texts/delivery.ts'
import type { SocialTexts } from '../ko/social-login.ts'

export const social: SocialTexts = {
  agreeTitle: 'Your agreement',
  agreeText:
    'Welcome. Agree to the three required items to get started. If you don’t, no account is made and nothing is stored.',
  agree: 'Agree and start',
  refuse: 'Go back without agreeing',
  answers: {
    attemptOver: 'This sign-in took too long or began in another browser. Please try again.',
    declined: 'The other account did not allow the sign-in. Please try again.',
    abroad:
      'Zalo does not answer servers outside Vietnam, so you cannot sign in with Zalo at the moment. Please sign in another way.',
    unreachable: 'The other service is not answering. Please try again later.',
    mustAgree: 'Welcome. Please agree to the terms to get started.',
    mustLink:
      'There is already an account with this email. Sign in the way you usually do or confirm by email, and the two will be linked.',
    linked: 'The account is linked. Next time you can sign in with it right away.',
  },
  nameless: 'Member',
  providers: {
    zalo: 'Zalo',
    google: 'Google',
    facebook: 'Facebook',
    kakao: 'Kakao',
    naver: 'Naver',
  },
  continueWith: (provider) => `Sign in with ${provider}`,
  inApp:
    'Signing in with another account may be blocked inside this app. Please open the page in your browser.',
  openOutside: 'Open in another browser',
  address: 'Address of this page',
  working: 'Signing you in...',
  failedTitle: 'You are not signed in',
  connectFailedTitle: 'The login could not be connected',
  back: 'Back to the sign-in page',
  refused: 'Social login failed',
  notLinked:
    'You are signed in, but the other account was not linked. Please connect it again in the settings.',
  failed: 'Something went wrong during the social login',
  chooseProof: 'Either way, this login will be connected to that account.',
  proveByCode: 'Confirm by email',
  proveByCodeText: ifMailed(
    'We send a six-digit code to the address you signed up with.',
    'This site does not send email at the moment. Please ask the studio for the six-digit code.',
  ),
  proveByLogin: 'Sign in as usual',
  toSettings: 'Back to settings',
  askEmail: 'Add your email address?',
  askEmailText: `${ifMailed('You will hear about your orders, and guest', 'Guest')} orders placed with that address will move into this account.`,
  askEmailOk: 'Add it',
  askEmailLater: 'Later',
  deletion: {
    title: 'Request to delete account data',
    done: (day) => `The data you asked about was deleted on ${day}.`,
    waiting: (day) =>
      `We received your request on ${day}. The rest will be deleted once your open order is finished.`,
    unknown: 'We cannot find a request with this code. Please check the address.',
  },
}
