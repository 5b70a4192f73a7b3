/** Ways in which customers found the studio, asked in the survey of every kind. Source: SRV-01. */
export const discoveryChannels = [
  'youtube',
  'facebook',
  'instagram',
  'referral',
  'search',
  'other',
] as const
export type DiscoveryChannel = (typeof discoveryChannels)[number]
