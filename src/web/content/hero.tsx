import type { Banner } from '#contract/content.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { FirstOffer } from './first-offer.ts'

interface HeroProps {
  readonly offer: FirstOffer
  readonly banner: Banner | null
}

/** The sentence of the house, the one thing to do, and the studio's picture. Source: LND-02. */
export function Hero({ offer: { price, isLowest, to }, banner }: HeroProps) {
  const { hero: text, types } = useText().content
  const { won } = useFormat()
  const order = price === null ? types.order : (isLowest ? text.orderFrom : text.order)(won(price))

  return (
    <section className="grid border-b border-ink md:grid-cols-2 md:gap-8 lg:gap-10">
      <div className="z-10 pt-6 md:py-20 lg:py-28">
        <h1 className="display-hero max-w-[9em] text-balance">{text.title}</h1>
        <p className="mt-5 max-w-[26em] md:mt-8 md:text-lead">{text.text}</p>
        <div className="mt-6 hidden flex-wrap items-center gap-x-6 gap-y-3 md:mt-10 md:flex">
          <ButtonLink to={to}>{order}</ButtonLink>
          <p className="text-small text-muted">{text.hint}</p>
        </div>
      </div>
      <div className="relative mt-5 h-[25.75rem] overflow-hidden md:mt-0 md:h-auto md:min-h-160">
        <BannerPicture banner={banner} />
        <div className="absolute inset-x-0 bottom-4 text-center md:hidden">
          <ButtonLink to={to} wide>
            {order}
          </ButtonLink>
          <p className="mt-2 inline-block bg-paper/90 px-2 text-tiny text-muted">{text.hint}</p>
        </div>
      </div>
    </section>
  )
}
