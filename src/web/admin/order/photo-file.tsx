import { useId } from 'react'
import type { PreparedPhoto } from '#web/photos/prepare-photo.ts'
import { useAdminText } from '../frame/admin-text.ts'

interface PhotoFileProps {
  readonly photo: PreparedPhoto | null
  readonly problem: string | null
  readonly onChoose: (file: File) => void
}

/** Field for one photo of this computer. Nothing of it is stored here. */
export function PhotoFile({ photo, problem, onChoose }: PhotoFileProps) {
  const labels = useAdminText().photos.add
  const id = useId()

  return (
    <div>
      <label
        htmlFor={id}
        className="relative inline-flex min-h-touch cursor-pointer items-center border border-ink px-4 text-small font-strong hover:bg-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-aria-invalid:border-clay"
      >
        {photo ? labels.fileOther : labels.file}
        <input
          id={id}
          type="file"
          // A desktop's default filter may omit a phone's formats.
          accept="image/*,.heic,.heif"
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onChoose(file)
          }}
        />
      </label>
      <p id={`${id}-note`} aria-live="polite" className="pt-1.5 text-small wrap-anywhere">
        {problem ? <span className="text-clay">{problem}</span> : photo?.name}
      </p>
    </div>
  )
}
