import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The last word of the page, on ink. */
export function Closing() {
  const text = useText().content.closing

  return (
    <section className="my-section flex flex-col gap-8 bg-ink px-6 py-14 text-paper md:flex-row md:items-center md:justify-between md:px-16 md:py-20">
      <h2 className="display-chapter max-w-[13em]">{text.title}</h2>
      <div className="flex shrink-0 flex-col">
        <ButtonLink to="/user/consulting/consulting-order">{text.action}</ButtonLink>
      </div>
    </section>
  )
}
