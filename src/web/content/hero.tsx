import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Portrait } from '#web/ui/drawings/portrait.tsx'

const ORDER = '/user/consulting/consulting-order'

/** The sentence of the house, the one thing to do, and a face whose hair runs out of the picture. */
export function Hero({ price }: { readonly price: number }) {
  const text = useText().content.hero
  const { won } = useFormat()

  return (
    <section className="grid border-b border-ink md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
      <div className="z-10 pt-6 md:py-20 lg:py-28">
        <h1 className="display-hero max-w-[9em] text-balance">{text.title}</h1>
        <p className="mt-5 max-w-[26em] md:mt-8 md:text-lead">{text.text}</p>
        <div className="mt-6 hidden flex-wrap items-center gap-x-6 gap-y-3 md:mt-10 md:flex">
          <ButtonLink to={ORDER}>{text.order(won(price))}</ButtonLink>
          <p className="text-small text-muted">{text.hint}</p>
        </div>
      </div>
      <div className="relative overflow-hidden md:h-[40rem]">
        <Portrait
          face="oval"
          hair="long"
          strands={100}
          label={text.portrait}
          className="mx-auto -mb-6 w-[min(100%,24rem)] md:mt-4 md:mb-0 md:w-[32rem] md:max-w-none"
        />
        <div className="absolute inset-x-0 bottom-4 text-center md:hidden">
          <ButtonLink to={ORDER} wide>
            {text.order(won(price))}
          </ButtonLink>
          <p className="mt-2 inline-block bg-paper/90 px-2 text-tiny text-muted">{text.hint}</p>
        </div>
      </div>
    </section>
  )
}
