import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

const three = ['a', 'b', 'c']

interface NextStepSkeletonProps {
  /** Whether no transfer is due. */
  readonly paid: boolean
}

/** Skeleton with the height of the coming step, so that nothing below it moves. */
export function NextStepSkeleton({ paid }: NextStepSkeletonProps) {
  return (
    <Loading>
      <div className="py-7">
        <Skeleton className="h-5 w-3/5 max-w-80" />
        <Skeleton className="mt-2 h-8 w-4/5 max-w-96" />
        {paid ? (
          <Skeleton className="mt-3 h-5 w-2/5" />
        ) : (
          <>
            <SkeletonText lines={2} className="mt-3" />
            <div className="mt-6 border-t border-sand">
              {three.map((line) => (
                <div key={line} className="h-24 border-b border-sand py-3">
                  <Skeleton className="h-4 w-16" />
                  <Skeleton className="mt-3 h-8 w-40" />
                </div>
              ))}
            </div>
          </>
        )}
        <div className="mt-8 border-t border-ink pt-6">
          <Skeleton className="mb-6 h-6 w-1/3" />
          {three.map((step) => (
            <div key={step} className="pb-6 pl-7 last:pb-0">
              <Skeleton className="h-6 w-16" />
              <Skeleton className="mt-1 h-5 w-4/5" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-8 h-13 w-44" />
      </div>
    </Loading>
  )
}
