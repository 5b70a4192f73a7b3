import type { MailTexts } from '../ko/mails.ts'
import { social } from './social-login.ts'

const consents = {
  marketing_email: 'News and offers by email',
  marketing_sms: 'News and offers by text message',
} as const

const factors = {
  PASSKEY_ADDED: 'A passkey was added',
  PASSKEY_REMOVED: 'A passkey was removed',
  APP_ADDED: 'An authenticator app was added',
  APP_REMOVED: 'The authenticator app was removed',
  RECOVERY_CODES_RENEWED: 'New recovery codes were made',
  RECOVERY_CODE_USED: 'A recovery code was used',
  RESET: 'Your second factor was reset',
} as const

export const accountMails: MailTexts['account'] = {
  consentChanged: ({ name, consent, isGiven, changedAt }) => ({
    subject: isGiven ? '[Gyeol] You agreed to hear from us' : '[Gyeol] You will not hear from us',
    heading: isGiven ? 'You agreed to hear from us' : 'You withdrew your consent',
    paragraphs: [
      isGiven
        ? `${name}, this confirms that you agreed to receive news and offers.`
        : `${name}, this confirms that you withdrew your consent. We will no longer contact you this way.`,
      'You can change this in your settings at any time. If it was not you, please change your password.',
    ],
    lines: [
      ['About', consents[consent]],
      ['Result', isGiven ? 'Consent given' : 'Consent withdrawn'],
      ['Recorded', changedAt],
    ],
    action: 'Open settings',
  }),
  loginChanged: ({ name, provider, isConnected, changedAt }) => ({
    subject: isConnected
      ? '[Gyeol] A login has been connected'
      : '[Gyeol] A login has been disconnected',
    heading: `${social.providers[provider]} ${isConnected ? 'connected' : 'disconnected'}`,
    paragraphs: [
      isConnected
        ? `${name}, you can now sign in with ${social.providers[provider]} as well.`
        : `${name}, you can no longer sign in with ${social.providers[provider]}.`,
      'If it was not you, please check the connections in your settings and change your password.',
    ],
    lines: [['Recorded', changedAt]],
    action: 'Open settings',
  }),
  factorChanged: ({ name, change, changedAt }) => ({
    subject: `[Gyeol] ${factors[change]}`,
    heading: factors[change],
    paragraphs: [
      `${name}, the ways to sign in to your account have changed.`,
      'If it was not you, please change your password at once and check passkeys and devices in your settings.',
    ],
    lines: [['Recorded', changedAt]],
    action: 'Open settings',
  }),
  consentAsked: ({ name, consents: its }) => ({
    subject: '[Gyeol] Would you still like to hear from us?',
    heading: 'Please check your consent',
    paragraphs: [
      `${name}, two years ago you agreed to the following. Would you like to go on?`,
      'If so, there is nothing to do. If not, please switch it off in your settings.',
    ],
    lines: its.map(({ kind, givenAt }) => [consents[kind], `Agreed ${givenAt}`] as const),
    action: 'Open settings',
  }),
}
