import { ifMailed } from '#texts/delivery.ts'
import type { MemberMessages } from '../member-messages.ts'

export const settings: MemberMessages['settings'] = {
  logins: {
    title: 'Connected logins',
    hint: 'You can sign in with your accounts at other services, too.',
    ownId: (userId) => `ID ${userId}`,
    hasPassword: 'You can sign in with your password.',
    noPassword: 'There is no password yet.',
    changePassword: 'Change password',
    makePassword: 'Set a password',
    connected: (day) => `Connected ${day}`,
    notConnected: 'Not connected',
    connect: 'Connect',
    connectOf: (provider) => `Connect ${provider}`,
    disconnect: 'Disconnect',
    disconnectOf: (provider) => `Disconnect ${provider}`,
    disconnectQuestion: (provider) => `Disconnect ${provider}?`,
    disconnectText:
      'You will no longer be able to sign in with it. Your orders and points stay as they are.',
    disconnected: (provider) => `${provider} is disconnected.`,
    failed: 'That did not work. Your connections are unchanged; please try again in a moment.',
    makePasswordText: (userId) =>
      `Once it is set, you can also log in with the ID ${userId} and this password.`,
    passwordMade: 'Your password is set. All other devices have been logged out.',
    proveByCode: (email) =>
      `You logged in more than 10 minutes ago, so we check once more. ${ifMailed(`We will send a code to ${email}.`, 'No mail is sent at the moment, so please ask the studio for your code.')}`,
    proveByLogin:
      'You logged in more than 10 minutes ago. Please log out, log in again and set it within 10 minutes.',
    signInAnew: 'Log in again',
  },
  consents: {
    title: 'Hearing from us',
    hint: 'Nothing changes for you if you say no, and you can switch this off at any time.',
    kinds: {
      marketing_email: 'News and offers by email',
      marketing_sms: 'News and offers by text message',
    },
    details: {
      marketing_email:
        'We use your email address to tell you of new consultations, discounts and events, until you withdraw or delete your account.',
      marketing_sms:
        'We use your phone number to tell you of new consultations, discounts and events, never between 9 pm and 8 am, until you withdraw or delete your account.',
    },
    given: (day, again) => `Agreed ${day} · we will ask again on ${again}`,
    withdrawn: (day) => `Withdrawn ${day}`,
    nowGiven: ifMailed('You agreed. We confirm it by email.', 'You agreed.'),
    nowWithdrawn: ifMailed(
      'You withdrew your consent. We confirm it by email.',
      'You withdrew your consent.',
    ),
    failed: 'That did not work. Your consent is unchanged; please try again in a moment.',
    required: 'What you agreed to',
    requiredKinds: {
      terms: 'Terms of service',
      privacy: 'Collection and use of personal data',
      sensitive: 'Processing of sensitive data',
    },
    agreed: (day, version) => `Agreed ${day} · version ${version}`,
    requiredNote:
      'The service needs the terms and privacy consents; to withdraw them, delete your account.',
    withdraw: 'Withdraw',
    withdrawQuestion: 'Withdraw your consent to sensitive data?',
    withdrawText:
      'The photos, height and weight in your surveys are deleted at once and cannot be restored. Your other answers, such as your face shape, the result sheets you received and your orders stay. An order that still waits for its result sheet cannot be finished without photos, so please write to us about it.',
    withdrawSensitive: 'Withdraw consent to sensitive data',
    giveSensitive: 'Agree to sensitive data again',
    sensitiveNote:
      'You can withdraw your consent to photos and body data at any time; photos, height and weight are then deleted at once.',
    sensitiveGiven: 'You agreed.',
    sensitiveWithdrawn: 'Your consent is withdrawn; photos, height and weight are deleted.',
    places: {
      SIGN_UP: 'sign-up',
      SOCIAL_SIGN_UP: 'social sign-up',
      SURVEY: 'survey',
      SETTINGS: 'settings',
      ORDER: 'order page',
      MAIL: 'reminder email',
      ACCOUNT_CLOSED: 'account deletion',
    },
  },
  devices: {
    title: 'Signed-in devices',
    hint: 'If you do not recognise one, sign it out and change your password.',
    unknownDevice: 'Unknown device',
    current: 'This device',
    lastSeen: (day) => `Last used ${day}`,
    end: 'Sign out',
    endOthers: 'Sign out all other devices',
    ended: 'Signed out.',
    endFailed: 'The device could not be signed out. Please try again in a moment.',
  },
}
