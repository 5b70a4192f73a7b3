import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useReportText } from './use-report-text.ts'

/** Skeleton of a sheet under the title that every sheet has. */
export function ReportSkeleton() {
  const { list } = useReportText().screens

  return (
    <div className="pb-20 lg:ml-66">
      <div className="border-b border-ink pt-6 pb-5 lg:pt-12">
        <Skeleton className="h-5 w-72 max-w-full" />
        <h1 className="display-chapter mt-2">{list.title}</h1>
      </div>
      <Loading>
        <div className="grid items-center gap-12 pt-14 md:grid-cols-2">
          <Skeleton className="mx-auto aspect-[250/325] w-full max-w-90" />
          <SkeletonText lines={6} />
        </div>
      </Loading>
    </div>
  )
}
