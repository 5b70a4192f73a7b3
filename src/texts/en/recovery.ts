import { ifMailed } from '#texts/delivery.ts'
import type { RecoveryTexts } from '../ko/recovery.ts'

export const recovery: RecoveryTexts = {
  title: 'Find ID or password',
  description: ifMailed(
    'We will email the address you signed up with.',
    'This site does not send email at the moment. Please ask the studio for your ID or password.',
  ),
  emailHint: 'The address that you verified when you signed up',
  login: 'Sign in',
  signUp: 'Sign up',
  yourId: 'Your ID',
  notArrived: ifMailed('The email has not arrived', 'How do I get it?'),
  spamTitle: ifMailed('Please check your spam folder', 'No email is sent'),
  spam: (email) =>
    ifMailed(
      `If it is not in the inbox of ${email}, it may be in the spam or promotions folder. If it has not arrived after a few minutes, please send it again.`,
      'This site does not send email at the moment. Please contact the studio.',
    ),
  sendAgain: 'Send again',
  back: 'Back',
  noneTitle: 'No results found',
  tryAgain: 'Change what I entered',
  failed:
    'Your request could not be processed. What you entered is still here; please try again later.',
  id: {
    tab: 'Find ID',
    description: ifMailed(
      'If the name and email match, we will send you your ID.',
      'If the name and email match, we show you part of your ID.',
    ),
    submit: 'Find my ID',
    sentTitle: ifMailed('Your ID was sent by email', 'We found your ID'),
    sent: (email) =>
      ifMailed(
        `We have sent the full ID to ${email}. If it does not arrive, please check your spam folder.`,
        'This site does not send email at the moment. Please ask the studio for your full ID.',
      ),
    none: 'No member has both this name and this email. What you entered is still here.',
  },
  password: {
    tab: 'Find password',
    description: ifMailed(
      'If the ID and email match, we will send you a temporary password that works for 30 minutes.',
      'If the ID and email match, we make a temporary password that works for 30 minutes. As no email is sent, please ask the studio for it.',
    ),
    submit: 'Send a temporary password',
    sentTitle: ifMailed('A temporary password was sent by email', 'A temporary password was made'),
    sent: (email) =>
      ifMailed(
        `We have sent a temporary password to ${email}. Please reset it after you sign in.`,
        'This site does not send email at the moment. Please ask the studio for your temporary password.',
      ),
    none: 'No member has both this ID and this email. What you entered is still here.',
  },
}
