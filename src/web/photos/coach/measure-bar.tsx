import type { ComponentType } from 'react'
import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { BlurIcon, FaceIcon, PaletteIcon, SunIcon, TiltIcon, TressIcon } from '#web/ui/icons.tsx'
import { type GroupName, groupVerdict, measuresOf } from './check-groups.ts'
import { GroupWords } from './group-words.tsx'
import { useCoachText } from './use-coach-text.ts'

const icons: Readonly<Record<GroupName, ComponentType<{ readonly className?: string }>>> = {
  light: SunIcon,
  head: TiltIcon,
  forehead: TressIcon,
  face: FaceIcon,
  size: FaceIcon,
  sharpness: BlurIcon,
  colour: PaletteIcon,
}

interface MeasureBarProps {
  readonly checks: readonly PhotoCheck[]
  readonly subject: PhotoSubject
}

/** Three short facts about what the camera shows. */
export function MeasureBar({ checks, subject }: MeasureBarProps) {
  const text = useCoachText()
  return (
    <dl
      aria-label={text.measures}
      className="grid grid-cols-3 divide-x divide-paper/25 bg-ink/80 sideways:hidden forced-colors:border"
    >
      {measuresOf[subject].map((name) => {
        const Icon = icons[name]
        const group = groupVerdict(name, checks)
        return (
          <div key={name} className="min-w-0 px-2 py-2.5 leading-snug sm:px-4">
            <dt className="flex items-center gap-1.5 text-small font-strong">
              <Icon className="size-4.5" />
              {text.groups[name].name}
            </dt>
            <dd className="mt-0.5 text-tiny">
              <GroupWords group={group} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
