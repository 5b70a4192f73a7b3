import { Column } from '#web/ui/page.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { SurveyHeader } from './survey-header.tsx'
import { useSurveyText } from './use-survey-text.ts'

const tiles = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton of a survey of any kind. */
export function SurveySkeleton({ isChange = false }: { readonly isChange?: boolean }) {
  const { heading, change } = useSurveyText()

  return (
    <>
      <SurveyHeader backTo="/user/mypage" isChange={isChange} />
      <Column width="column" className="min-h-dvh pb-20">
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16">
          <header className="pt-6 pb-9 lg:col-span-2 lg:pt-12">
            <h1 className="display-title">{isChange ? change.title : heading}</h1>
            <Skeleton className="mt-2 h-4 w-40" />
            <Skeleton className="mt-4 h-0.5 w-full" />
          </header>
          <div className="border-t border-ink pt-7">
            <Loading>
              <Skeleton className="h-6 w-24" />
              <Skeleton className="mt-2 h-4 w-64 max-w-full" />
              <span className="mt-4 grid grid-cols-3 gap-2.5 md:grid-cols-6">
                {tiles.map((tile) => (
                  <Skeleton key={tile} className="aspect-[3/4] w-full" />
                ))}
              </span>
            </Loading>
          </div>
        </div>
      </Column>
    </>
  )
}
