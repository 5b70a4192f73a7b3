import { useId, useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { EditedField } from './use-editing.ts'
import { acceptedTypes, type MediaKind, useMedia } from './use-media.ts'

interface MediaFieldProps {
  readonly label: string
  readonly kind: MediaKind
  /** Holds the address of the file. */
  readonly field: EditedField
  readonly hint?: string
  readonly optional?: boolean
}

/** Field for an image or a video. Uploads a chosen or dropped file at once and shows it. */
export function MediaField({ label, kind, field, hint, optional = false }: MediaFieldProps) {
  const labels = useAdminText().editing.media
  const { sent } = useText().photos
  const id = useId()
  const media = useMedia(kind, field.set)
  const [isOver, setOver] = useState(false)
  const problem = media.problem ?? (field.problem && labels.needed[kind])

  return (
    <section
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) media.choose(file)
      }}
      className={classNames(isOver && 'bg-fill outline-2 outline-offset-4 outline-control')}
    >
      <p id={`${id}-label`} className="pb-2 text-small text-muted">
        {label}
        {optional && ` · ${labels.optional}`}
      </p>
      {field.value && <MediaPreview kind={kind} url={field.value} label={label} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <label className="relative inline-flex min-h-touch cursor-pointer items-center border border-ink px-4 text-small font-strong hover:bg-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-aria-invalid:border-clay">
          {field.value ? labels.replace[kind] : labels.choose[kind]}
          <input
            type="file"
            name={field.name}
            accept={acceptedTypes[kind]}
            aria-label={`${label}: ${field.value ? labels.replace[kind] : labels.choose[kind]}`}
            aria-describedby={`${id}-note`}
            aria-invalid={problem ? true : undefined}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // Allows choosing the same file again.
              target.value = ''
              if (file) media.choose(file)
            }}
          />
        </label>
        {media.progress !== null && (
          <Button kind="quiet" size="small" onClick={media.cancel}>
            {labels.cancel}
          </Button>
        )}
        {field.value && media.progress === null && (
          <Button kind="quiet" size="small" onClick={() => field.set('')}>
            {labels.remove[kind]}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className="pt-2 text-small text-muted">
        {hint ?? labels.hints[kind]}
      </p>
      {media.progress !== null && (
        <div className="pt-3">
          <Progress
            label={labels.sending}
            value={Math.round(media.progress * 100)}
            max={100}
            valueText={sent(String(Math.round(media.progress * 100)))}
          />
        </div>
      )}
      {problem && (
        <div className="pt-3 text-small">
          <Problem {...(media.retry && { onRetry: media.retry })}>{problem}</Problem>
        </div>
      )}
    </section>
  )
}

interface MediaPreviewProps {
  readonly kind: MediaKind
  readonly url: string
  readonly label: string
}

function MediaPreview({ kind, url, label }: MediaPreviewProps) {
  const look = 'mb-3 max-h-56 max-w-full border border-sand bg-fill object-contain'
  if (kind === 'picture') return <img src={url} alt={label} className={look} />
  return <video src={url} aria-label={label} muted controls preload="metadata" className={look} />
}
