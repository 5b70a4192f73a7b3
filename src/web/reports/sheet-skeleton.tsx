import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

/** A sheet to come, in its own shape. */
export function SheetSkeleton() {
  return (
    <Loading>
      <div className="pb-20 lg:ml-66">
        <div className="border-b border-ink pt-6 pb-5 lg:pt-12">
          <Skeleton className="h-5 w-72 max-w-full" />
          <Skeleton className="mt-3 h-12 w-96 max-w-full" />
        </div>
        <div className="grid items-center gap-12 pt-14 md:grid-cols-2">
          <Skeleton className="mx-auto aspect-[250/325] w-full max-w-90" />
          <SkeletonText lines={6} />
        </div>
      </div>
    </Loading>
  )
}
