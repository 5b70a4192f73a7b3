import type { ReactNode } from 'react'

export interface TimelineEvent {
  readonly title: ReactNode
  readonly time?: ReactNode
  readonly note?: ReactNode
  readonly state: 'done' | 'now' | 'ahead'
}

const dots = {
  done: 'border-ink bg-ink',
  now: 'border-clay bg-clay',
  ahead: 'border-rule bg-paper',
}

/** Shows past, current and coming events along one strand. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <ol>
      {events.map(({ title, time, note, state }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
          key={at}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative pb-6 pl-7 last:pb-0"
        >
          {at < events.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-3 bottom-[-0.6rem] left-[5px] border-l ${state === 'done' ? 'border-ink' : 'border-dashed border-rule'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`absolute top-[0.45rem] left-0 size-[11px] rounded-full border forced-color-adjust-none ${dots[state]}`}
          />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 in-[:lang(en)]:flex-col">
            <span
              className={state === 'now' ? 'font-strong' : state === 'ahead' ? 'text-muted' : ''}
            >
              {title}
            </span>
            {time && <span className="figures text-small text-muted">{time}</span>}
          </div>
          {note && <div className="text-small text-muted">{note}</div>}
        </li>
      ))}
    </ol>
  )
}
