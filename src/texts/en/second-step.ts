import type { SecondStepTexts } from '../ko/second-step.ts'

export const secondStep: SecondStepTexts = {
  title: 'One more step',
  intro: 'This account asks for one more proof when you sign in.',
  methods: {
    TOTP: 'Use a code of the authenticator app',
    RECOVERY_CODE: 'Use a recovery code',
    PASSKEY: 'Use a passkey',
  },
  code: 'Six digits from your authenticator app',
  recoveryCode: 'Recovery code',
  recoveryHint: 'You saved these when you set up the second factor. Each works once.',
  passkeyHint: 'You confirm with the fingerprint, face or PIN of your device.',
  codeRequired: 'Please enter the code.',
  submit: 'Confirm',
  otherWays: 'Other ways',
  lost: 'Lost everything?',
  lostText:
    'Ask another administrator to reset it, or run npm run administrator -- reset-factor on the server.',
  restart: 'Start the sign-in again',
  failed: 'That could not be confirmed. Please check your connection and try again.',
}
