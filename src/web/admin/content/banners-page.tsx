import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { BannerEditor } from './banner-editor.tsx'
import { type BannerThing, bannerKind } from './banner-kind.ts'
import { bannerState } from './banner-state.ts'
import { ContentScreen } from './content-screen.tsx'

/** Pictures and films at the entry of the site, in the order in which they are taken. */
export default function BannersPage() {
  const words = useAdminText().content.banners
  const { date } = useFormat()
  const now = useNow()
  const period = ({ starts_at, ends_at }: BannerThing) =>
    starts_at || ends_at
      ? words.between(starts_at ? date(starts_at) : '', ends_at ? date(ends_at) : '')
      : words.always
  const state = (banner: BannerThing) => {
    const is = bannerState(banner, now)
    return <span className={is === 'shown' ? '' : 'text-muted'}>{words.states[is]}</span>
  }

  return (
    <ContentScreen
      kind={bannerKind}
      words={words}
      state={state}
      columns={[
        { name: 'type', label: words.type, cell: ({ type }) => words.types[type] },
        { name: 'period', label: words.period, cell: period },
      ]}
      editor={(list, thing) => <BannerEditor list={list} thing={thing} />}
    />
  )
}
