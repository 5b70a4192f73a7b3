import { Link } from 'react-router'
import type { Banner } from '#contract/content.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { SAMPLE_SHEET } from '#web/reports/sample/sample-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Column } from '#web/ui/page.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { FirstOffer } from './first-offer.ts'
import { Play } from './play.tsx'
import { PlayPicture } from './play-picture.tsx'
import { usePlay } from './use-play.ts'
import { usePlayLabel } from './use-play-label.ts'

interface HeroProps {
  readonly offer: FirstOffer
  readonly banner: Banner | null
}

/**
 * Shows the offer with price and date; then three choices that redraw the picture. On a phone the
 * knit is the background of the text. Source: LND-02.
 */
export function Hero({ offer, banner }: HeroProps) {
  const [choices, choose] = usePlay()
  const label = usePlayLabel(choices)
  const isChosen = Object.keys(choices).length > 0

  return (
    <>
      <div data-hero="" className="overflow-hidden bg-sand max-md:-mt-8 md:px-gutter">
        <div className="mx-auto max-w-(--container-page) md:relative">
          <div className="relative aspect-4/5 max-h-[58svh] w-full md:absolute md:max-h-none md:inset-y-0 md:right-0 md:aspect-auto md:w-1/2 xl:w-[46%]">
            <BannerPicture banner={banner} />
            {isChosen && <PlayPicture choices={choices} label={label} />}
          </div>
          <Words offer={offer} />
        </div>
      </div>
      <Column>
        <Play choices={choices} onChange={choose} />
      </Column>
    </>
  )
}

function Words({ offer: { product, to } }: Pick<HeroProps, 'offer'>) {
  const { hero: text, types } = useText().content
  const { won, number } = useFormat()

  return (
    <div className="relative -mt-px bg-ink px-gutter pt-2 pb-8 text-paper md:mt-0 md:flex md:min-h-136 md:flex-col md:bg-transparent md:px-0 md:pt-10 md:pb-14 md:text-ink lg:min-h-164 xl:min-h-176">
      <h1 className="display-hero max-w-[9em] md:max-w-[min(9em,58%)]">{text.title}</h1>
      <p className="mt-4 max-w-[24em] text-balance md:mt-8 md:max-w-[min(21em,45%)]">
        {product ? text.text(number(product.turnaround_days)) : text.textAlone}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-1 md:mt-auto md:max-w-1/2">
        <div className="w-full md:w-auto">
          <ButtonLink to={to} wide>
            {product ? text.order(product.name, won(product.price)) : types.order}
          </ButtonLink>
        </div>
        <Link
          to={SAMPLE_SHEET}
          className="inline-flex min-h-touch items-center text-small underline underline-offset-4"
        >
          {text.sample}
        </Link>
        <p className="text-tiny opacity-80">{text.hint}</p>
      </div>
    </div>
  )
}
