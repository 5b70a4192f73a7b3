import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminContent: AdminMessages['content'] = {
  status: 'Lọc theo hiển thị',
  statuses: { 활성: 'Hiển thị', 비활성: 'Đã ẩn' },
  state: 'Trạng thái',
  changedOn: 'Ngày sửa',
  changed: (when) => `Sửa ${when}`,
  showAtOnce: 'Hiển thị với khách ngay khi thêm',
  showAtOnceHint: 'Nếu tắt, mục này được thêm ở trạng thái ẩn và bạn có thể hiển thị sau.',

  banners: {
    title: 'Banner',
    list: 'Danh sách banner',
    search: 'Mô tả banner',
    name: 'Mô tả',
    add: 'Thêm banner',
    newTitle: 'Banner mới',
    empty: 'Chưa có banner nào',
    emptyText:
      'Ảnh hoặc video bạn tải lên sẽ hiện ở trang đầu. Trước đó, trang dùng tranh vẽ của Gyeol.',
    nothingFound: 'Không tìm thấy banner',
    nothingFoundText: 'Hãy thử từ khác hoặc xóa bộ lọc.',
    notHere: 'Không có banner này',
    type: 'Loại',
    types: { 이미지: 'Ảnh', 비디오: 'Video' },
    typeHints: {
      이미지: 'Ở đầu trang chủ. Ảnh đang hiển thị đứng đầu danh sách sẽ được dùng.',
      비디오: 'Ở dải giữa trang chủ, phát lặp lại không tiếng.',
    },
    period: 'Thời gian hiển thị',
    periodHint:
      'Theo ngày Hàn Quốc, từ đầu ngày đầu tiên đến hết ngày cuối cùng. Để trống nếu phía đó không giới hạn.',
    always: 'Luôn luôn',
    between: (from, to) => `${from} – ${to}`.trim(),
    states: { shown: 'Hiển thị', hidden: 'Đã ẩn', scheduled: 'Đã hẹn', over: 'Hết hạn' },
    altHint: 'Được đọc cho người không nhìn thấy ảnh. Hãy viết ảnh có gì.',
    linkHint: 'Nơi mở ra khi nhấn. Trong trang này, hãy viết như /user/process.',
    fields: {
      picture: 'Ảnh',
      video: 'Video',
      poster: 'Ảnh trước khi video phát',
      link: 'Liên kết',
      alt: 'Mô tả ảnh',
      from: 'Ngày bắt đầu hiển thị',
      to: 'Ngày cuối hiển thị',
    },
  },
}
