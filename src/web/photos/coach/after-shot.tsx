import { useEffect, useRef } from 'react'
import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon, CloseIcon } from '#web/ui/icons.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { groupsToList } from './check-groups.ts'
import { GroupWords } from './group-words.tsx'
import { reasonsOf } from './live-advice.ts'
import { useCoachText } from './use-coach-text.ts'

interface AfterShotProps {
  /** Address of the taken photo, and its text alternative. */
  readonly picture: string
  readonly alt: string
  readonly subject: PhotoSubject
  /** Null while it is being judged. */
  readonly checks: readonly PhotoCheck[] | null
  readonly onAgain: () => void
  readonly onUse: () => void
}

/** The taken photo, and what would make it better. It advises; the photo can always be used. */
export function AfterShot({ picture, alt, subject, checks, onAgain, onUse }: AfterShotProps) {
  const text = useCoachText()
  const heading = useRef<HTMLHeadingElement>(null)
  const isJudged = checks !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the verdict is read out when it comes
  useEffect(() => heading.current?.focus(), [isJudged])

  const [reason] = reasonsOf(checks ?? [])
  const { after } = text
  const isUnchecked = isJudged && !checks.some(({ verdict }) => verdict !== 'unknown')
  const explanation = reason
    ? text.reasons[reason].fix
    : isUnchecked
      ? after.uncheckedText
      : after.goodText

  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto bg-paper md:flex-row sideways:flex-row">
      <div className="relative min-h-[38dvh] grow bg-ink md:w-1/2 sideways:w-1/2">
        <img src={picture} alt={alt} className="absolute inset-0 size-full object-contain" />
      </div>
      <div className="mx-auto flex w-full max-w-(--container-form) shrink-0 flex-col justify-center px-gutter pt-6 md:shrink md:grow sideways:shrink sideways:grow">
        <h2 ref={heading} tabIndex={-1} className="display-heading outline-none">
          {!isJudged ? (
            <>
              <Strands className="mb-3 h-7" moving />
              {after.looking}
            </>
          ) : reason ? (
            <>
              {after.better}
              <br />
              {text.reasons[reason].what}
            </>
          ) : isUnchecked ? (
            after.unchecked
          ) : (
            after.good
          )}
        </h2>
        {isJudged && (
          <>
            <p className="mt-3 text-small text-muted">{explanation}</p>
            <dl className="mt-5 divide-y divide-sand border-t border-sand text-small">
              {groupsToList(checks, subject).map((group) => {
                const isBetter = group.verdict === 'better'
                const Icon = isBetter ? CloseIcon : CheckIcon
                return (
                  <div key={group.name} className="flex items-center gap-3 py-3">
                    <Icon className={`size-5 ${isBetter ? 'text-clay' : 'text-moss'}`} />
                    <dt className={`grow ${isBetter ? 'text-clay' : ''}`}>
                      {text.groups[group.name].name}
                    </dt>
                    <dd className="figures text-muted">
                      <GroupWords group={group} />
                    </dd>
                  </div>
                )
              })}
            </dl>
            <p className="mt-3 text-tiny text-muted">{text.private}</p>
          </>
        )}
        <div className="sticky bottom-0 mt-4 flex flex-col gap-1 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {reason ? (
            <>
              <Button wide onClick={onAgain}>
                {after.again}
              </Button>
              <Button kind="quiet" onClick={onUse}>
                {after.useAnyway}
              </Button>
            </>
          ) : (
            <>
              <Button wide onClick={onUse}>
                {after.use}
              </Button>
              <Button kind="quiet" onClick={onAgain}>
                {after.again}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
