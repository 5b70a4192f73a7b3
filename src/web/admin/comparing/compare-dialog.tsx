import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { type ComparedPart, isSamePart, type PartPicture } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FullDialog } from '../frame/full-dialog.tsx'
import { Changes } from './changes.tsx'

export interface Side<Content> {
  /** Id of the chosen version. */
  readonly name: string
  /** `undefined` while it loads. */
  readonly content: Content | undefined
  readonly onChoose: (name: string) => void
}

interface CompareDialogProps<Content> {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly parts: readonly ComparedPart<Content>[]
  readonly versions: readonly { readonly name: string; readonly label: string }[]
  readonly before: Side<Content>
  readonly after: Side<Content>
  /** Shown if a version could not be loaded. */
  readonly problem?: ReactNode
  /** Copies a part of the earlier version into the draft. */
  readonly onTake?: ((content: Content) => void) | undefined
}

/** Compares two versions of an item part by part: changed text and changed images. */
export function CompareDialog<Content>(props: CompareDialogProps<Content>) {
  const { open, onClose, title, parts, versions, before, after, problem, onTake } = props
  const labels = useAdminText().editing.comparing
  const options = versions.map(({ name, label }) => ({ value: name, label }))
  const choices = [
    { label: labels.before, side: before },
    { label: labels.after, side: after },
  ]

  return (
    <FullDialog open={open} onClose={onClose} title={title}>
      <div className="min-h-0 grow overflow-y-auto px-4 py-5 lg:px-7">
        <div className="mx-auto max-w-(--container-column)">
          <div className="grid gap-4 pb-5 sm:grid-cols-2">
            {choices.map(({ label, side }) => (
              <Select
                key={label}
                label={label}
                placeholder={false}
                options={options}
                value={side.name}
                onChange={({ target }) => side.onChoose(target.value)}
              />
            ))}
          </div>
          {problem}
          {!problem && before.content !== undefined && after.content !== undefined ? (
            <Differences
              parts={parts}
              before={before.content}
              after={after.content}
              onTake={onTake}
            />
          ) : (
            !problem && (
              <Loading>
                <SkeletonText lines={6} />
              </Loading>
            )
          )}
        </div>
      </div>
    </FullDialog>
  )
}

interface DifferencesProps<Content> extends Pick<CompareDialogProps<Content>, 'parts' | 'onTake'> {
  readonly before: Content
  readonly after: Content
}

function Differences<Content>({ parts, before, after, onTake }: DifferencesProps<Content>) {
  const labels = useAdminText().editing.comparing
  const differing = parts.filter((part) => !isSamePart(part, before, after))
  const all = () => onTake?.(parts.reduce((into, part) => part.take(into, before), after))

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <p role="status" className="text-small text-muted">
          {differing.length === 0 ? labels.same : labels.differing(String(differing.length))}
        </p>
        {onTake && differing.length > 1 && (
          <Button kind="secondary" size="small" onClick={all}>
            {labels.takeAll}
          </Button>
        )}
      </div>
      {differing.map((part) => (
        <div key={part.name} className="border-t border-sand py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-2">
            <h3 className="text-small font-strong">{part.label}</h3>
            {onTake && (
              <Button kind="quiet" size="small" onClick={() => onTake(part.take(after, before))}>
                {labels.take}
                <span className="sr-only"> · {part.label}</span>
              </Button>
            )}
          </div>
          <Changes before={part.text(before)} after={part.text(after)} />
          <Pictures before={part.pictures?.(before)} after={part.pictures?.(after)} />
        </div>
      ))}
    </>
  )
}

interface PicturesProps {
  readonly before: readonly PartPicture[] | undefined
  readonly after: readonly PartPicture[] | undefined
}

/** Shows the images of both versions side by side if they differ. */
function Pictures({ before = [], after = [] }: PicturesProps) {
  const labels = useAdminText().editing.comparing
  const keysOf = (pictures: readonly PartPicture[]) => pictures.map(({ key }) => key).join()
  if (keysOf(before) === keysOf(after)) return null

  return (
    <div className="grid grid-cols-2 gap-4 pt-3">
      {[
        { label: labels.before, pictures: before },
        { label: labels.after, pictures: after },
      ].map(({ label, pictures }) => (
        <figure key={label}>
          <figcaption className="pb-1 text-tiny text-muted">{label}</figcaption>
          <div className="flex flex-wrap gap-3">
            {pictures.map(({ key, picture }) => (
              <div key={key} className="w-28">
                {picture}
              </div>
            ))}
          </div>
        </figure>
      ))}
    </div>
  )
}
