import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import { ChoiceChips } from '#web/admin/drawing/choice-chips.tsx'
import { PhotoChoice } from '#web/admin/photos/photo-choice.tsx'
import { type LoadedPhoto, usePhotoPixels } from '#web/admin/photos/use-photo-pixels.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ColorPhoto } from '../../survey.ts'
import { useColorAdminText } from '../use-color-admin-text.ts'
import { Light } from './light.tsx'
import { type Measuring, type Paper, paperOf, places, withPaper, withPick } from './measuring.ts'
import { PhotoTarget, placeIn } from './photo-target.tsx'

interface PhotoColoursProps {
  readonly survey: ReportSurvey
  readonly measuring: Measuring
  readonly onMeasure: Dispatch<SetStateAction<Measuring>>
}

/**
 * Shows a photo beside its white-balanced copy: clicks in the first pick the paper, in the second a
 * place of the person.
 */
export function PhotoColours({ survey, measuring, onMeasure }: PhotoColoursProps) {
  const labels = useColorAdminText().photo
  const [chosen, setChosen] = useState<string>()
  const photo = survey.photos.find(({ id }) => id === chosen) ?? photoWithPaper(survey.photos)
  const state = usePhotoPixels(photo, survey.renewLinks)
  if (!photo) return <p className="text-small text-muted">{labels.none}</p>

  return (
    <div className="space-y-4">
      {survey.photos.length > 1 && (
        <PhotoChoice survey={survey} name={labels.choose} chosen={photo.id} onChoose={setChosen} />
      )}
      {state === 'failed' ? (
        <p className="text-small text-clay">{labels.failed}</p>
      ) : state === 'loading' ? (
        <p role="status" className="text-small text-muted">
          {labels.loading}
        </p>
      ) : (
        <BothPhotos photo={state} measuring={measuring} onMeasure={onMeasure} />
      )}
    </div>
  )
}

/** Measuring starts with the photo that has paper: it corrects all the others. */
const photoWithPaper = (photos: ReportSurvey['photos']) =>
  photos.find(({ name }) => name === ('paper' satisfies ColorPhoto)) ?? photos[0]

interface BothPhotosProps extends Omit<PhotoColoursProps, 'survey'> {
  readonly photo: LoadedPhoto
}

function BothPhotos({ photo, measuring, onMeasure }: BothPhotosProps) {
  const labels = useColorAdminText().photo
  const filterId = useId()
  const { id, pixels } = photo
  const paper = paperOf(measuring, id)
  const isOwn = paper?.photo === id
  const middle = { x: pixels.width / 2, y: pixels.height / 2 }

  return (
    <>
      {paper && <BalanceFilter id={filterId} paper={paper} />}
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-1">
        <PhotoTarget
          key={`${id} original`}
          photo={photo}
          label={labels.paperTarget}
          caption={labels.original}
          begin={isOwn ? paper.point : { ...middle, y: pixels.height * 0.8 }}
          onPick={(point) => onMeasure((it) => withPaper(it, id, pixels, point))}
        >
          {isOwn && <PaperMark photo={photo} paper={paper} />}
        </PhotoTarget>
        <PhotoTarget
          key={`${id} corrected`}
          photo={photo}
          label={labels.placeTarget(labels.places[measuring.next])}
          caption={paper ? labels.corrected : labels.notCorrected}
          filter={paper && `url(#${filterId})`}
          begin={middle}
          onPick={(point) => onMeasure((it) => withPick(it, id, pixels, point))}
        >
          <PlaceMarks photo={photo} measuring={measuring} />
        </PhotoTarget>
      </div>
      <Light paper={paper} isOwn={isOwn} />
      <ChoiceChips
        legend={labels.next}
        options={places.map((value) => ({ value, label: labels.places[value] }))}
        value={measuring.next}
        onChange={(next) => onMeasure((it) => ({ ...it, next }))}
      />
    </>
  )
}

/** Multiplies each channel by its gain: SVG filters compute in linear light. */
function BalanceFilter({ id, paper }: { readonly id: string; readonly paper: Paper }) {
  const { red, green, blue } = paper.gains
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <filter id={id} colorInterpolationFilters="linearRGB">
        <feColorMatrix
          type="matrix"
          values={`${red} 0 0 0 0  0 ${green} 0 0 0  0 0 ${blue} 0 0  0 0 0 1 0`}
        />
      </filter>
    </svg>
  )
}

interface PaperMarkProps {
  readonly photo: LoadedPhoto
  readonly paper: Paper
}

function PaperMark({ photo, paper }: PaperMarkProps) {
  const labels = useColorAdminText().photo
  const channels = [1, 3, 5].map((at) => Number.parseInt(paper.seen.slice(at, at + 2), 16))
  return (
    <span aria-hidden="true">
      <span
        style={placeIn(photo, paper.point)}
        className="absolute size-6 -translate-1/2 rounded-full border-2 border-clay outline-1 outline-paper"
      />
      <span
        style={{ background: paper.seen }}
        className="absolute right-2 bottom-2 flex size-22 flex-col items-center justify-center rounded-full border-2 border-paper text-tiny leading-snug text-ink"
      >
        {labels.paper}
        <span className="figures">{channels.join(' ')}</span>
      </span>
    </span>
  )
}

/** Share of a photo's width within which a label moves to the other side of its point. */
const NEAR_EDGE = 0.12

function PlaceMarks({ photo, measuring }: Omit<BothPhotosProps, 'onMeasure'>) {
  const labels = useColorAdminText().photo
  const { pixels } = photo
  return places.map((place) => {
    const pick = measuring.picks[place]
    return (
      pick?.photo === photo.id && (
        <span
          key={place}
          aria-hidden="true"
          style={placeIn(photo, pick.point)}
          className="absolute size-4 -translate-1/2 rounded-full border-2 border-paper outline-1 outline-ink"
        >
          <span
            className={classNames(
              'absolute bg-ink/80 px-1.5 text-tiny whitespace-nowrap text-paper',
              pick.point.y < pixels.height * NEAR_EDGE ? 'top-full' : 'bottom-full',
              pick.point.x > pixels.width * (1 - 2 * NEAR_EDGE) ? 'right-full' : 'left-full',
            )}
          >
            {labels.places[place]}
          </span>
        </span>
      )
    )
  })
}
