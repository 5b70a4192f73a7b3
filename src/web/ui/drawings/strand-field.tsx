import { type StrandFieldOptions, strandField } from '#domain/portraits/strand-field.ts'
import { Drawn, type DrawnProps } from './drawn.tsx'

type StrandFieldProps = StrandFieldOptions & Omit<DrawnProps, 'label' | 'fit'>

/** A lock of hair from so near that it fills its field, whatever shape that has. */
export function StrandField({ ground, className, ...options }: StrandFieldProps) {
  return <Drawn {...{ draw: strandField, options, ground, className }} fit="xMidYMid slice" />
}
