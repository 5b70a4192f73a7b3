/** Targets of the poster's pins, in the order of their numbers. */
export const pinNames = ['face', 'verdict', 'best', 'avoid', 'morning', 'outro'] as const
export type PinName = (typeof pinNames)[number]
