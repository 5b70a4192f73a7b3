import { Link } from 'react-router'
import type { ConsultingType } from '#contract/catalog.ts'
import { followUpConsultation } from '#domain/bookings/follow-up-consultation.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { sampleAddress, sampleCard } from './sample-addresses.ts'

interface WhatOneGetsProps {
  readonly kind: ConsultingType
  /** Whether items are side by side on wide screens. */
  readonly across?: boolean
}

/** Lists everything that a consulting includes; items with a sample link to it. */
export function WhatIsIncluded({ kind, across }: WhatOneGetsProps) {
  const text = useText().content.gets
  const { number } = useFormat()
  const isHair = kind === 'HAIR_CONSULTING'
  const isColour = kind === 'SKIN_CONSULTING'
  const items = [
    { ...text.report, to: isHair || isColour ? sampleAddress(kind) : null },
    { ...text.pdf, to: null },
    ...(isHair ? [{ ...text.salonCard, to: sampleCard(kind) }] : []),
    ...(isColour ? [{ ...text.colourCard, to: sampleCard(kind) }] : []),
    {
      name: text.talk.name(number(followUpConsultation.count)),
      text: text.talk.text(number(followUpConsultation.minutes)),
      to: null,
    },
  ]

  return (
    <dl
      aria-label={text.title}
      className={
        across ? 'grid divide-y divide-sand sm:grid-cols-2 sm:divide-y-0 lg:grid-cols-4' : undefined
      }
    >
      {items.map(({ name, text: value, to }) => (
        <div
          key={name}
          className={
            across
              ? 'flex flex-wrap items-baseline justify-between gap-x-6 py-4 sm:block sm:border-sand sm:px-6 sm:py-7 sm:even:border-l lg:border-l lg:py-10 lg:first:border-l-0 lg:first:pl-0'
              : 'flex flex-wrap items-baseline justify-between gap-x-6 border-b border-sand py-3'
          }
        >
          <dt className={across ? 'display-heading shrink-0' : 'font-strong'}>
            {to ? (
              <Link
                to={to}
                className="reach underline decoration-rule underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </dt>
          <dd
            className={classNames(
              'text-small text-muted',
              across && 'max-sm:grow max-sm:basis-36 max-sm:text-right',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
