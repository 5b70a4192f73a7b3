import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { HairContent, MorningMotion } from '../report-content.ts'

/** Shows how the hair is styled at home, each step drawn on the first style. */
export function MorningSection({ report }: { readonly report: HairContent }) {
  const { number } = useFormat()
  const { morning, best_hair, type_analysis: face } = report
  if (morning.length === 0) return <Written>{''}</Written>

  return (
    <ol className="grid gap-x-6 gap-y-8 @text:grid-cols-3 print:grid-cols-3">
      {morning.map(({ motion, title, text }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their number alone
          key={at}
          className="grid grid-cols-[7rem_1fr] gap-x-4 @text:block print:block print:break-inside-avoid"
        >
          <MotionPicture
            motion={motion}
            portrait={stylePortrait(face, best_hair[0]?.drawing ?? null, { list: 'best', at: 0 })}
          />
          <div>
            <h3
              data-number={number(at + 1)}
              className="font-strong before:mr-2 before:text-clay before:content-[attr(data-number)] @text:mt-3"
            >
              <Written>{title}</Written>
            </h3>
            {text && (
              <p className="mt-1 text-small">
                <Written>{text}</Written>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const isAtTheEnds = (motion: MorningMotion) => motion === 'ends' || motion === 'oil'

interface MotionPictureProps {
  readonly motion: MorningMotion
  readonly portrait: ReturnType<typeof stylePortrait>
}

/** Shows the part of the head where the step is done, with the motion in clay. */
function MotionPicture({ motion, portrait: { face, hair } }: MotionPictureProps) {
  const frame = isAtTheEnds(motion) ? 'shoulders' : motion === 'fringe' ? 'forehead' : 'head'
  return (
    <div className="relative aspect-square overflow-hidden bg-fill print:border print:border-sand print:bg-transparent">
      <Portrait face={face} hair={hair} picture={{ frame, detail: 'medium' }} covers />
      <svg
        viewBox="0 0 100 100"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="absolute inset-0 size-full stroke-clay"
      >
        <path d={strokes[motion]} />
      </svg>
    </div>
  )
}

const strokes: Readonly<Record<MorningMotion, string>> = {
  roots: 'M38 20V5M34 9l4-4 4 4M50 17V3M46 7l4-4 4 4M62 20V5M58 9l4-4 4 4',
  ends: 'M84 50c8 6 8 20-2 24c-7 3-13-2-12-8M66 70l4-5 5 4M16 50c-8 6-8 20 2 24c7 3 13-2 12-8M34 70l-4-5-5 4',
  fringe: 'M36 24c10-6 20-6 30 2M61 20l5 6-7 3M34 46c10-6 22-6 32 2M61 42l5 6-7 3',
  comb: 'M34 30c4-16 26-20 40-8M68 18l6 4-4 6M30 44c2-10 8-16 12-18',
  oil: 'M82 52c6 8 8 11 8 15a8 8 0 01-16 0c0-4 2-7 8-15zM80 70a3 3 0 003 3',
}
