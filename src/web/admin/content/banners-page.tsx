import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { BannerEditor } from './banner-editor.tsx'
import { type AdminBanner, bannerKind } from './banner-kind.ts'
import { bannerState } from './banner-state.ts'
import { ContentScreen } from './content-screen.tsx'

/** Lists the banners of the landing page, images and videos, in display order. */
export default function BannersPage() {
  const labels = useAdminText().content.banners
  const { date } = useFormat()
  const now = useNow()
  const period = ({ starts_at, ends_at }: AdminBanner) =>
    starts_at || ends_at
      ? labels.between(starts_at ? date(starts_at) : '', ends_at ? date(ends_at) : '')
      : labels.always
  const state = (banner: AdminBanner) => {
    const is = bannerState(banner, now)
    return <span className={is === 'shown' ? '' : 'text-muted'}>{labels.states[is]}</span>
  }

  return (
    <ContentScreen
      kind={bannerKind}
      labels={labels}
      state={state}
      columns={[
        { name: 'type', label: labels.type, cell: ({ type }) => labels.types[type] },
        { name: 'period', label: labels.period, cell: period },
      ]}
      editor={(list, item) => <BannerEditor list={list} item={item} />}
    />
  )
}
