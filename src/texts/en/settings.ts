import { ifMailed } from '#texts/delivery.ts'
import type { MemberMessages } from '../member-messages.ts'

export const settings: MemberMessages['settings'] = {
  logins: {
    title: 'Connected logins',
    hint: 'You can also sign in with your accounts at other services.',
    ownId: (userId) => `ID ${userId}`,
    hasPassword: 'You can sign in with your password.',
    noPassword: 'No password has been set yet.',
    changePassword: 'Change password',
    createPassword: 'Set a password',
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
      `Once it is set, you can also sign in with the ID ${userId} and this password.`,
    passwordMade: 'Your password is set. All other devices have been signed out.',
    proveByCode: (email) =>
      `You signed in more than 10 minutes ago, so we need to check that it is you. ${ifMailed(`We will send a code to ${email}.`, 'No email is sent at the moment, so please ask the studio for your code.')}`,
    proveByLogin:
      'You signed in more than 10 minutes ago. Please sign out, sign in again and set it within 10 minutes.',
    signInAnew: 'Sign in again',
  },
  consents: {
    title: 'News and offers',
    hint: 'You can use everything without agreeing, and switch this off at any time.',
    kinds: {
      marketing_email: 'News and offers by email',
      marketing_sms: 'News and offers by text message',
    },
    details: {
      marketing_email:
        'We use your email address to tell you about new consultations, discounts and events, until you withdraw or delete your account.',
      marketing_sms:
        'We use your phone number to tell you about new consultations, discounts and events, never between 9 pm and 8 am, until you withdraw or delete your account.',
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
      privacy: 'Collection and use of personal information',
      sensitive: 'Processing of sensitive information',
    },
    agreed: (day, version) => `Agreed ${day} · version ${version}`,
    requiredNote:
      'We cannot serve you without the terms and privacy consents. To withdraw them, delete your account.',
    withdraw: 'Withdraw',
    withdrawQuestion: 'Withdraw your consent for sensitive information?',
    withdrawText:
      'The photos, body and health data in your surveys are deleted at once and cannot be restored. Your other answers, such as your face shape, the result sheets you received and your orders stay. If an order is still waiting for its result sheet, we cannot finish it without photos, so please write to us about it.',
    withdrawSensitive: 'Withdraw consent for sensitive information',
    giveSensitive: 'Give consent for sensitive information again',
    sensitiveNote:
      'You can withdraw your consent to the use of your photos and body data at any time; photos, body and health data are then deleted at once.',
    sensitiveGiven: 'You agreed.',
    sensitiveWithdrawn: 'Your consent is withdrawn; photos, body and health data are deleted.',
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
