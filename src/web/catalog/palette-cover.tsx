import type { SamplePreview } from '#consultings/sample-preview.ts'
import { Portrait } from '#web/ui/portrait.tsx'

type PaletteCoverProps = SamplePreview['cover'] & {
  readonly palette: NonNullable<SamplePreview['cover']['palette']>
}

/** Shows a colour sheet's cover: the cape's folds continue as stripes; name and headline below. */
export function PaletteCover({ name, headline, label, portrait, palette }: PaletteCoverProps) {
  return (
    <div>
      <div
        className="overflow-hidden bg-fill forced-color-adjust-none"
        style={palette.backdrop ? { backgroundColor: palette.backdrop } : undefined}
      >
        <Portrait {...portrait} label={label} first />
      </div>
      <div aria-hidden="true" className="-mt-px flex h-16 forced-color-adjust-none md:h-24">
        {palette.colours.map((colour) => (
          <span key={colour} className="grow basis-0" style={{ backgroundColor: colour }} />
        ))}
      </div>
      <p className="display-heading px-gutter pt-5 wrap-anywhere md:px-0">
        <span className="block text-body tracking-normal text-muted">{name}</span>
        {headline}
      </p>
    </div>
  )
}
