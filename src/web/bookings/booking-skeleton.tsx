import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** Skeleton of the month, its times and the methods. */
export function BookingSkeleton() {
  return (
    <Loading>
      <div className="grid gap-12 pt-7 pb-9 md:grid-cols-2">
        <Skeleton className="h-88 w-full" />
        <SkeletonText lines={3} />
      </div>
      <div className="border-t border-ink pt-7">
        <SkeletonText lines={8} className="max-w-(--container-form)" />
      </div>
    </Loading>
  )
}
