import type { Lab } from './spaces.ts'

/**
 * Individual typology angle of a skin in degrees: `arctan((L* − 50) / b*)`. From 90 (lightest) to −90.
 * It follows lightness, so a photo that is too bright or too dark moves it; undertone is not in it.
 */
export const typologyAngle = ({ lightness, b }: Pick<Lab, 'lightness' | 'b'>): number =>
  (Math.atan2(lightness - 50, Math.max(0, b)) * 180) / Math.PI
