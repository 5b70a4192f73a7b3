import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { consultantPortrait } from '#domain/drawings/styles/consultant-portrait.ts'
import { useText } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { useSeenOnce } from '#web/ui/use-seen-once.ts'

/** As configured in the settings; null if nobody is named. */
export type Consultant = ReplyOf<typeof getSite>['consultant']

interface ConsultantSectionProps {
  readonly consultant: Consultant
  /** Vertical margins. */
  readonly className: string
}

/** Introduces the consultant: portrait, statement and signature; nothing if nobody is named. */
export function ConsultantSection({ consultant, className }: ConsultantSectionProps) {
  const text = useText().content.consultant
  const held = useSeenOnce<HTMLElement>()
  if (!consultant) return null
  const { name, words } = consultant

  return (
    <section
      ref={held}
      aria-labelledby="consultant-title"
      className={classNames('overflow-hidden bg-fill md:bg-sand', className)}
    >
      <div className="mx-auto grid max-w-(--container-page) items-center md:h-145 md:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
        <div className="h-105 overflow-hidden bg-sand md:h-full">
          <Portrait
            {...consultantPortrait(consultant)}
            label={text.portrait(name)}
            className="mx-auto mt-4 max-w-md md:mt-7 md:max-w-160"
          />
        </div>
        <div className="px-gutter py-10">
          <p className="text-small">{text.by}</p>
          <h2 id="consultant-title" className="display-chapter mt-1">
            {name}
          </h2>
          {words && <p className="mt-4 max-w-(--container-form) text-lead">{words}</p>}
          <Signature name={name} />
        </div>
      </div>
    </section>
  )
}

/** Repeats the name over a strand, as below every sheet. */
const Signature = ({ name }: { readonly name: string }) => (
  <p aria-hidden="true" data-until-seen="" className="mt-7 w-fit -rotate-4 -skew-x-8">
    <span className="block font-display text-heading leading-tight font-light tracking-tighter">
      {name}
    </span>
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="drawn-once -mt-1 -ml-2 h-3 w-[calc(100%+2.5rem)] stroke-clay"
    >
      <path d="M0 8C22 1 38 4 54 6S84 7 100 2" vectorEffect="non-scaling-stroke" />
    </svg>
  </p>
)
