import type { SamplePart } from '#consultings/sample-preview.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { StrokeThrough } from '../stroke-through.tsx'

/** Draws a part; one to avoid is pale and crossed out. */
export function PartPicture({ part }: { readonly part: SamplePart }) {
  if (!part.isAvoided) return <Portrait {...part.portrait} covers />
  return (
    <>
      <Portrait {...part.portrait} covers className="opacity-50" />
      <StrokeThrough />
    </>
  )
}
