import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'

/** The woman of the first page and of the picture beside a shared link. */
export const houseFace = {
  outline: 'oval',
  lids: 'inner',
  browWeight: 90,
  eyeSize: 104,
} as const satisfies PortraitChoices['face']
