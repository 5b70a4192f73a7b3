import { useState } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { type ColorContent, occasions } from '../report-content.ts'
import { AvoidedSection } from './avoided-section.tsx'
import { BestSection } from './best-section.tsx'
import { DrawnSection } from './drawn-section.tsx'
import { HeadlineSection } from './headline-section.tsx'
import { LineSection } from './line-section.tsx'
import { LookSection } from './look-section.tsx'
import { MakeUpSection } from './make-up-section.tsx'
import { useNotations } from './notations.ts'
import { measuredPlaces, noMeasurements } from './photo/measuring.ts'
import { PhotoSection } from './photo/photo-section.tsx'
import { SeasonSection } from './season-section.tsx'

/**
 * Shows every field of a colour sheet. Measurements are not stored; they last as long as the page
 * is open.
 */
export function ColorFields({ survey, ...props }: ReportFieldsProps<ColorContent>) {
  const { content, onChange } = props
  const [measuring, setMeasuring] = useState(noMeasurements)
  const measured = measuredPlaces(measuring)
  useNotations(content, onChange)

  return (
    <>
      <PhotoSection
        survey={survey}
        measuring={measuring}
        onMeasure={setMeasuring}
        content={content}
        onChange={onChange}
      />
      <SeasonSection {...props} />
      <BestSection {...props} name={survey.name} measured={measured} />
      <AvoidedSection {...props} measured={measured} />
      <LineSection {...props} />
      <HeadlineSection {...props} />
      <MakeUpSection {...props} measured={measured} />
      {occasions.map((occasion) => (
        <LookSection key={occasion} {...props} occasion={occasion} />
      ))}
      <DrawnSection {...props} />
    </>
  )
}
