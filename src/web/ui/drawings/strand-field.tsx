import { useMemo } from 'react'
import { type StrandFieldOptions, strandField } from '#domain/portraits/strand-field.ts'
import { Drawn, type DrawnProps } from './drawn.tsx'

type StrandFieldProps = StrandFieldOptions & Omit<DrawnProps, 'drawing' | 'label' | 'fit'>

/** A lock of hair from so near that it fills its field, whatever shape that has. */
export function StrandField({ strands, seed, colour, ground, className }: StrandFieldProps) {
  const drawing = useMemo(
    () =>
      strandField({
        ...(strands && { strands }),
        ...(seed !== undefined && { seed }),
        ...(colour && { colour }),
      }),
    [strands, seed, colour],
  )

  return <Drawn drawing={drawing} ground={ground} fit="xMidYMid slice" className={className} />
}
