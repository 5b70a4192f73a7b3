import { type PortraitOptions, portrait } from '#domain/portraits/portrait.ts'
import { Drawn, type DrawnProps } from './drawn.tsx'

type PortraitProps = PortraitOptions & DrawnProps

/** A drawn face with its hair. The same options draw the same person, here and on the server. */
export function Portrait({ label, ground, className, fit, ...options }: PortraitProps) {
  return <Drawn {...{ draw: portrait, options, label, ground, className, fit }} />
}
