import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { consultantPortrait } from '#domain/drawings/styles/consultant-portrait.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'

/** As the settings have it; null while nobody is named. */
export type Consultant = ReplyOf<typeof getSite>['consultant']

interface ConsultantSectionProps {
  readonly consultant: Consultant
  /** Its space from its neighbours. */
  readonly className: string
}

/** Who writes the result sheets, drawn and in their own words; nothing while nobody is named. */
export function ConsultantSection({ consultant, className }: ConsultantSectionProps) {
  const text = useText().content.consultant
  if (!consultant) return null
  const { name, words } = consultant

  return (
    <section
      aria-labelledby="consultant-title"
      className={`-mx-gutter grid items-center overflow-hidden bg-sand md:mx-0 md:grid-cols-2 ${className}`}
    >
      <Portrait
        {...consultantPortrait(consultant)}
        label={text.portrait(name)}
        className="mx-auto max-w-80 self-end pt-6 md:max-w-120"
      />
      <div className="px-gutter py-9">
        <p className="text-small">{text.by}</p>
        <h2 id="consultant-title" className="display-chapter mt-1">
          {name}
        </h2>
        {words && <p className="mt-3 max-w-(--container-form) text-lead">{words}</p>}
      </div>
    </section>
  )
}
