import type { SamplePart } from '#consultings/sample-preview.ts'
import { Portrait } from '#web/ui/portrait.tsx'

/** A part's drawing; one to avoid is pale, with one stroke through it. */
export function PartPicture({ part }: { readonly part: SamplePart }) {
  if (!part.isAvoided) return <Portrait {...part.portrait} covers />
  return (
    <>
      <Portrait {...part.portrait} covers className="opacity-50" />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full stroke-clay"
      >
        <path d="M4 96L96 4" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  )
}
