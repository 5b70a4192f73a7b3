import type { PortraitChoices } from '../parameters/portrait.ts'

/** Hair parameters of a style; the picture's are chosen where it is shown. */
export type StyleChoices = NonNullable<PortraitChoices['hair']>
