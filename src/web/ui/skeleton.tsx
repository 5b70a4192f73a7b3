import { useText } from '#web/language/use-text.ts'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A grey placeholder; give it the size of the coming content. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe bg-fill', className ?? 'h-5 w-full')}
    />
  )
}

interface SkeletonTextProps {
  readonly lines?: number
  readonly className?: string
}

/** Placeholder of text lines, the last one shorter. */
export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <span className={classNames('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={lineKeys[at]} className={at === lines - 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </span>
  )
}

const lineKeys = Array.from({ length: 40 }, (_, at) => `line-${at}`)

/** Placeholder of list rows. */
export function SkeletonRows({ rows = 5 }: { readonly rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, at) => (
        <div key={lineKeys[at]} className="flex justify-between gap-6 border-b border-sand py-5">
          <SkeletonText lines={2} className="grow" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </Loading>
  )
}

/** Wraps a skeleton and announces once that it is loading. */
export function Loading({ children }: { readonly children: React.ReactNode }) {
  const text = useText().ui
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
      </p>
      {children}
    </div>
  )
}
