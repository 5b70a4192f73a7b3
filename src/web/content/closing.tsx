import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Column } from '#web/ui/page.tsx'
import { useSeenOnce } from '#web/ui/use-seen-once.ts'

interface ClosingProps {
  /** The strands as HTML, rendered by the loader. */
  readonly strands: string
}

/** Shows the page's closing statement, on ink under strands of hair. */
export function Closing({ strands }: ClosingProps) {
  const text = useText().content.closing
  const held = useSeenOnce<HTMLElement>()

  return (
    <section
      ref={held}
      aria-labelledby="closing-title"
      className="relative mt-section overflow-hidden bg-ink text-paper"
    >
      <div
        aria-hidden="true"
        data-until-seen=""
        className="absolute inset-0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered by the loader
        dangerouslySetInnerHTML={{ __html: strands }}
      />
      <Column className="relative">
        <div className="flex min-h-115 flex-col justify-end gap-8 pt-40 pb-10 md:flex-row md:items-end md:justify-between md:py-16">
          <h2 id="closing-title" className="display-promise max-w-[11em] grow">
            {text.title}
          </h2>
          <div className="flex shrink-0 flex-col md:pb-3">
            <ButtonLink to="/user/consulting/consulting-order">{text.action}</ButtonLink>
          </div>
        </div>
      </Column>
    </section>
  )
}
