import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import { shapeShares } from '#domain/face-measures/face-shapes.ts'
import { type LandmarkName, landmarkNames } from '#domain/face-measures/landmarks.ts'
import { measureFace } from '#domain/face-measures/measure-face.ts'
import { FullDialog } from '#web/admin/frame/full-dialog.tsx'
import { PhotoChoice } from '#web/admin/photos/photo-choice.tsx'
import { type LoadedPhoto, usePhotoPixels } from '#web/admin/photos/use-photo-pixels.ts'
import { useReaderLanguage } from '#web/admin/text-blocks/reader-language.ts'
import { Button } from '#web/ui/button.tsx'
import { hairAdminTexts } from '../../admin-texts.ts'
import type { HairContent } from '../../report-content.ts'
import { withMeasures } from './accept-measures.ts'
import { lengthOfPoint } from './face-lines.tsx'
import { findLandmarks } from './find-landmarks.ts'
import { MeasuredFields } from './measured-fields.tsx'
import {
  beginMeasuring,
  type Measuring,
  measuredFaceOf,
  withFound,
  withNextFace,
} from './measuring.ts'
import { PhotoStage } from './photo-stage.tsx'
import { decimalIn, useDecimals } from './use-decimals.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

type Analysis = HairContent['type_analysis']

interface MeasureDialogProps {
  readonly survey: ReportSurvey
  readonly analysis: Analysis
  readonly measuring: Measuring | undefined
  readonly onMeasure: Dispatch<SetStateAction<Measuring | undefined>>
  readonly onText: (text: string) => void
  readonly onAccept: (analysis: Analysis) => void
  readonly onClose: () => void
}

/** Measures the customer's face in a photo, beside the fields that follow from it. */
export function MeasureDialog(props: MeasureDialogProps) {
  const { survey, analysis, measuring, onMeasure, onText, onAccept, onClose } = props
  const text = useHairAdminText()
  const readerLanguage = useReaderLanguage()
  const decimal = useDecimals()
  const [chosen, setChosen] = useState<string>()
  const [outline, setOutline] = useState<FaceOutlineName>()
  const [active, setActive] = useState<LandmarkName | null>(null)
  const photo =
    survey.photos.find(({ id }) => id === (chosen ?? measuring?.photoId)) ??
    survey.photos.find(({ name }) => name === 'front') ??
    survey.photos[0]
  const state = usePhotoPixels(photo, survey.renewLinks)
  const loaded = typeof state === 'object' ? state : undefined
  useSearch(loaded, measuring, analysis.measured, onMeasure)

  const own = measuring?.photoId === photo?.id ? measuring : undefined
  const measures = own ? measureFace(own.landmarks) : null
  const shape = outline ?? (measures && shapeShares(measures.ratios)[0]?.outline) ?? 'oval'
  const result =
    own && measures
      ? withMeasures(analysis, {
          outline: shape,
          measures,
          measured: measuredFaceOf(own),
          texts: hairAdminTexts[readerLanguage],
          decimal: decimalIn(readerLanguage),
        })
      : null

  return (
    <FullDialog
      open
      onClose={onClose}
      title={text.title(survey.name)}
      tools={
        <Button size="small" disabled={!result} onClick={() => result && onAccept(result)}>
          {text.accept}
        </Button>
      }
    >
      <div className="min-h-0 grow overflow-y-auto lg:grid lg:grid-cols-[auto_minmax(0,7fr)_minmax(0,8fr)]">
        <PhotoChoice
          survey={survey}
          name={text.choose}
          chosen={photo?.id ?? ''}
          onChoose={setChosen}
          layout="column"
        />
        <div className="lg:sticky lg:top-0 lg:self-start">
          {loaded && own ? (
            <>
              <div className="mx-auto w-full" style={{ maxWidth: maxWidthOf(own) }}>
                <PhotoStage
                  photo={loaded}
                  measuring={own}
                  measures={measures}
                  active={active}
                  onActivate={setActive}
                  onChange={onMeasure}
                />
              </div>
              <p className="flex flex-wrap gap-x-5 gap-y-0.5 bg-ink px-4 py-2.5 text-small text-paper">
                <span className="font-strong">
                  {text.dragHint(decimal(landmarkNames.length, 0))}
                </span>
                <span className="max-sm:hidden">{text.follows}</span>
                <span className="ml-auto max-sm:hidden">{text.keysHint}</span>
              </p>
            </>
          ) : (
            <p role="status" className="px-4 py-6 text-small text-muted">
              {state === 'failed' ? text.failed : text.loading}
            </p>
          )}
        </div>
        <div className="min-w-0 px-4 pt-4 pb-10 lg:px-8">
          {own && (
            <div className="mb-4 border-l-3 border-moss bg-fill px-3 py-2 text-small">
              <p role="status">{own.faces.length > 1 ? text.several : text.found[own.found]}</p>
              {own.faces.length > 1 && (
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => onMeasure((it) => it && withNextFace(it))}
                >
                  {text.nextFace}
                </Button>
              )}
            </div>
          )}
          {own && !measures && <p className="text-small text-clay">{text.notMeasurable}</p>}
          {measures && result && (
            <MeasuredFields
              analysis={analysis}
              preview={result}
              measures={measures}
              changed={active && lengthOfPoint[active]}
              outline={shape}
              onChoose={setOutline}
              onText={onText}
            />
          )}
        </div>
      </div>
    </FullDialog>
  )
}

/** A photo leaves room for the bar below it. */
const maxWidthOf = ({ size: { width, height } }: Measuring) =>
  `calc((100dvh - 7rem) * ${width / height})`

/** Begins measuring a photo once it has loaded, and looks for its face. */
function useSearch(
  photo: LoadedPhoto | undefined,
  measuring: Measuring | undefined,
  stored: Analysis['measured'],
  onMeasure: MeasureDialogProps['onMeasure'],
) {
  const isBegun = measuring !== undefined && measuring.photoId === photo?.id
  const isSearching = isBegun && measuring.found === 'searching'

  useEffect(() => {
    if (photo && !isBegun) onMeasure(beginMeasuring(photo.id, photo.pixels, stored))
  }, [photo, isBegun, stored, onMeasure])

  useEffect(() => {
    if (!photo || !isSearching) return
    let isGone = false
    void findLandmarks(photo).then((found) => {
      if (isGone) return
      onMeasure((it) => (it?.photoId === photo.id ? withFound(it, found) : it))
    })
    return () => {
      isGone = true
    }
  }, [photo, isSearching, onMeasure])
}
