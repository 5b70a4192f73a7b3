import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'

/** Face of the woman on the landing page and in the preview picture of shared links. */
export const houseFace = {
  outline: 'oval',
  lids: 'inner',
  browWeight: 90,
  eyeSize: 104,
} as const satisfies PortraitChoices['face']
