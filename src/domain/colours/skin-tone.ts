import type { Lab } from './spaces.ts'

/**
 * Returns the individual typology angle of skin in degrees: `arctan((L* − 50) / b*)`, from 90
 * (lightest) to −90. Depends on lightness, so over- and underexposed photos distort it; says
 * nothing about undertone.
 */
export const typologyAngle = ({ lightness, b }: Pick<Lab, 'lightness' | 'b'>): number =>
  (Math.atan2(lightness - 50, Math.max(0, b)) * 180) / Math.PI
