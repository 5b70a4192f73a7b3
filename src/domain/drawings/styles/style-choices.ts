import type { PortraitChoices } from '../parameters/portrait.ts'

/** Hair as a style has it; the rest of the picture is chosen where it is shown. */
export type StyleChoices = NonNullable<PortraitChoices['hair']>
