import type { ConfirmIdentityTexts } from '../ko/confirm-identity.ts'

/** Dialog that asks a signed-in member to confirm their identity. */
export const confirmIdentity: ConfirmIdentityTexts = {
  title: 'Confirm that it is you',
  password:
    'This matters, so please enter your password once more. You will not be asked again for 10 minutes.',
  passwordLabel: 'Password',
  passwordMissing: 'Please enter your password.',
  recover: 'Forgot your password? (new tab)',
  code: (email) =>
    `This matters, so please confirm that it is you: request a code and enter it. It goes to ${email}.`,
  codeLabel: 'Code',
  codeMissing: 'Please enter the six digits of the code.',
  sendCode: 'Send a code',
  resendCode: 'Send again',
  signIn:
    'This matters, so please confirm that it is you: sign in again, then press the button once more. You will not be asked again for 10 minutes.',
  passkey: 'Use a passkey',
  passkeyFailed: 'The passkey could not be used. Please try again or confirm another way.',
  confirm: 'Confirm and continue',
  cancel: 'Cancel',
  failed: 'This could not be confirmed. Please try again in a moment.',
  offline: 'You are offline. Please try again once you are connected.',
}
