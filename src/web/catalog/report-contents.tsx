import type { ReactNode } from 'react'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { productPortrait } from '#web/ui/product-portrait.ts'

const hairParts = ['analysis', 'best', 'worst', 'words'] as const
const colourParts = ['season', 'colours', 'looks', 'fan'] as const

const face = { outline: 'round', eyes: 'closed', lids: 'inner', brows: 'straight' } as const
/** Styles for a round face, best first; the last one is to avoid. */
const styles = ['hushCut', 'layeredBob', 'fullFringeBob'] as const

const colourful = productPortrait('SKIN_CONSULTING', { frame: 'bust', detail: 'medium' })
/** A person without make-up, in a cape whose colour makes them look pale. */
const pale = {
  face: { outline: 'oval' },
  hair: namedStyles.tuckedBob,
  picture: {
    frame: 'bust',
    detail: 'medium',
    clothes: 'cape',
    clothesColour: brandColours.rule,
  },
} as const

/** Shows what is included per kind on sale: drawn faces, the last of them to avoid, and a text. */
export function ReportContents({ withColour }: { readonly withColour: boolean }) {
  const { catalog, content } = useText()
  const text = catalog.consulting
  const { labels } = text.colour

  return (
    <section className="border-t border-ink pt-12 md:pt-16">
      <h2 className="display-chapter">{text.gets}</h2>
      <Contents
        title={withColour ? content.types.hair.name : undefined}
        faces={styles.map((style) => ({
          face,
          hair: namedStyles[style],
          picture: { frame: 'head', detail: 'medium' },
        }))}
        labels={[text.bestLabel(1), text.bestLabel(2), text.worst.title]}
        parts={hairParts.map((part) => text[part])}
      />
      {withColour && (
        <Contents
          title={content.types.makeup.name}
          faces={[colourful, { ...colourful, picture: { frame: 'head', detail: 'medium' } }, pale]}
          labels={[labels.suits, labels.makeUp, labels.avoid]}
          parts={colourParts.map((part) => text.colour[part])}
        />
      )}
    </section>
  )
}

interface ContentsProps {
  /** Kind of consulting; undefined if there is only one. */
  readonly title: string | undefined
  readonly faces: readonly PortraitChoices[]
  readonly labels: readonly ReactNode[]
  readonly parts: readonly { readonly title: string; readonly text: string }[]
}

function Contents({ title, faces, labels, parts }: ContentsProps) {
  const Heading = title ? 'h4' : 'h3'
  return (
    <div className="grid gap-x-16 gap-y-10 pt-10 not-first:mt-6 md:grid-cols-2">
      <div>
        {title && <h3 className="display-heading mb-5">{title}</h3>}
        <div className="grid grid-cols-3 gap-x-3">
          {faces.map((choices, at) => {
            const isAvoided = at === faces.length - 1
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three never change
              <figure key={at}>
                <div className="relative bg-fill">
                  <Portrait {...choices} className={isAvoided ? 'opacity-50' : ''} />
                  {isAvoided && <Stroke />}
                </div>
                <figcaption className="pt-2 text-small text-muted">{labels[at]}</figcaption>
              </figure>
            )
          })}
        </div>
      </div>
      <ol className="self-end">
        {parts.map((part, at) => (
          <li key={part.title} className="flex gap-6 border-t border-sand py-5 first:border-t-0">
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-display text-[1.75rem] font-light"
            >
              {at + 1}
            </span>
            <div>
              <Heading className="text-lead font-strong">{part.title}</Heading>
              <p className="mt-1 text-muted">{part.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Crosses out what to avoid. */
const Stroke = () => (
  <svg
    viewBox="0 0 80 100"
    aria-hidden="true"
    className="absolute inset-0 size-full"
    stroke={brandColours.clay}
  >
    <path d="M8 92L72 8" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
)
