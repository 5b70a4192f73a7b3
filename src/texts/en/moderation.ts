import type { Messages } from '#texts/messages.ts'

export const moderation: Messages['moderation'] = {
  kinds: {
    ABUSE: 'abusive language',
    PERSONAL_DATA: 'personal information',
    ADVERTISING: 'advertising or spam',
    IMPERSONATION: 'impersonation',
    OFF_TOPIC: 'not about our consulting',
    OTHER: 'against our guidelines',
  },
  hidden: (why) => `The studio has hidden this, so only you can see it. Reason: ${why}`,
}
