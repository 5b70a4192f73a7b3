import { type ReactNode, useState } from 'react'
import { useAdminText } from '../frame/admin-text.ts'
import { FullDialog } from '../frame/full-dialog.tsx'

const widths = ['phone', 'wide'] as const

/** Sizes on a phone, because titles and gutters otherwise grow with the window. */
const phoneSizes =
  '[--spacing-gutter:1.25rem] [--text-heading:1.5rem] [--text-title:2rem] [--text-chapter:2.125rem] [--text-hero:2.5rem]'

interface PreviewFrameProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Further controls, before the choice of width. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** Preview of a page as customers see it, on a phone or a wide screen. */
export function PreviewFrame({ open, onClose, title, tools, children }: PreviewFrameProps) {
  const text = useAdminText().editing.preview
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')

  return (
    <FullDialog
      open={open}
      onClose={onClose}
      title={title}
      tools={
        <div className="flex flex-wrap gap-x-6">
          {tools}
          <fieldset aria-label={text.width} className="flex">
            {widths.map((option) => (
              <PreviewChoice
                key={option}
                chosen={option === width}
                onChoose={() => setWidth(option)}
              >
                {text[option]}
              </PreviewChoice>
            ))}
          </fieldset>
        </div>
      }
    >
      {/* The preview has no site header, so sticky elements stick to its top edge. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto bg-fill [--spacing-header:0rem]">
        <div
          className={`mx-auto min-h-full bg-paper px-gutter ${width === 'phone' ? `max-w-90 ${phoneSizes}` : 'max-w-(--container-page)'}`}
        >
          {children}
        </div>
      </div>
    </FullDialog>
  )
}

interface PreviewChoiceProps {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export const PreviewChoice = ({ chosen, onChoose, children }: PreviewChoiceProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className="min-h-touch px-3 text-small text-muted aria-pressed:font-strong aria-pressed:text-ink"
  >
    {children}
  </button>
)
