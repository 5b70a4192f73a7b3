import type { User } from '#contract/accounts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePictureFailed } from '#web/ui/use-picture-failed.ts'

interface WhoIAmProps {
  readonly user: User | undefined
  /** Fields of the session, shown until the rest is loaded or if that fails. */
  readonly known: Pick<User, 'name' | 'email'> | undefined
  /** Whether the rest failed to load. */
  readonly failed: boolean
}

/** Shows picture, name, email and points, without layout shifts when they arrive. */
export function MemberSummary({ user, known, failed }: WhoIAmProps) {
  const text = useText().myPage
  const format = useFormat()
  const picture = user?.picture?.data.url
  const { failed: pictureFailed, watched } = usePictureFailed()

  return (
    <div className="flex items-center gap-4 pt-5 pb-3 lg:block lg:p-0">
      <div className="size-12 shrink-0 overflow-hidden bg-fill lg:size-20">
        {picture && !pictureFailed ? (
          <img {...watched} src={picture} alt="" className="size-full object-cover" />
        ) : (
          <Portrait
            hair={{ length: 24, parting: '6:4', ends: 'cCurl' }}
            picture={{ frame: 'avatar', detail: 'medium' }}
            first
            covers
          />
        )}
      </div>
      <div className="min-w-0 grow lg:mt-4">
        <p className="truncate font-strong lg:min-h-7">
          {user?.name ?? known?.name ?? <Skeleton className="h-5 w-20" />}
        </p>
        <p className="truncate text-small text-muted lg:min-h-6">
          {user?.email ?? known?.email ?? <Skeleton className="mt-1 h-4 w-32" />}
        </p>
      </div>
      <p className="shrink-0 text-right text-small lg:mt-2 lg:flex lg:justify-between lg:gap-2">
        <span className="block text-muted">{text.points}</span>
        <span className="figures block font-strong">
          {user && format.points(user.points)}
          {!user && (failed ? '–' : <Skeleton className="h-5 w-12" />)}
        </span>
      </p>
    </div>
  )
}
