import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { getProduct } from '#contract/catalog.ts'
import { pageContext } from '#web/page-context.ts'
import { ColourFan } from '#web/ui/colour-fan.tsx'
import { Column } from '#web/ui/page.tsx'
import { Closing } from './closing.tsx'
import { ConsultingTypes } from './consulting-types.tsx'
import { Hero } from './hero.tsx'
import { ProcessSteps } from './process-steps.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  return call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } })
}

/** What a visitor sees first. Each section is an anchor that the header leads to. Source: LND-01. */
export default function LandingPage() {
  const { price } = useLoaderData<typeof loader>()

  return (
    <>
      <Column>
        <Hero price={price} />
        <ConsultingTypes />
        <ProcessSteps />
      </Column>
      <ColourFan />
      <Column>
        <Closing />
      </Column>
    </>
  )
}
