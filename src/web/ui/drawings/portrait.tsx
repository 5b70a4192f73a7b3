import { useMemo } from 'react'
import { type PortraitOptions, portrait } from '#domain/portraits/portrait.ts'
import { Drawn, type DrawnProps } from './drawn.tsx'

type PortraitProps = PortraitOptions & Omit<DrawnProps, 'drawing'>

/** A drawn face with its hair. The same options draw the same person, here and on the server. */
export function Portrait({ label, ground, className, fit, ...options }: PortraitProps) {
  const key = JSON.stringify(options)
  const drawing = useMemo(() => portrait(JSON.parse(key) as PortraitOptions), [key])

  return <Drawn {...{ drawing, label, ground, className, fit }} />
}
