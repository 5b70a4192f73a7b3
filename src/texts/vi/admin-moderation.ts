import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminModeration: AdminMessages['moderation'] = {
  title: 'Hiển thị',
  isShown: 'Ai cũng xem được.',
  isPrivate: 'Chỉ người viết và studio xem được.',
  isHidden: 'Chỉ người viết xem được, kèm ghi chú đã ẩn.',
  hide: 'Ẩn',
  show: 'Hiện lại',
  hidden: 'Đã ẩn bài đăng.',
  shown: 'Đã hiện lại bài đăng.',
  conflict:
    'Người khác đã thay đổi trước nên chưa có gì được thực hiện. Hãy xem trạng thái hiện tại rồi thử lại.',
  undo: 'Hoàn tác',
  hideText: 'Bài đăng được gỡ khỏi trang ngay. Bạn có thể hiện lại bất cứ lúc nào.',
  kind: 'Lý do',
  kindHint: 'Người viết cũng thấy lý do này.',
  kindNeeded: 'Vui lòng chọn lý do.',
  reason: 'Lý do cụ thể',
  reasonHint: 'Chỉ quản trị viên đọc được, và được lưu trong nhật ký hoạt động.',
  reasonNeeded: 'Vui lòng ghi lý do trong 200 ký tự.',
  remove: 'Xóa',
  removeText:
    'Bài đăng được gỡ khỏi trang ngay. Nội dung và ảnh bị xóa hẳn sau một ngày; trước đó bạn có thể khôi phục.',
  removed: 'Đã xóa bài đăng.',
  restore: 'Khôi phục',
  restored: 'Đã khôi phục bài đăng.',
  anyVisibility: 'Tất cả bài đăng',
  hiddenBecause: (kind, reason) => (reason ? `Lý do ẩn: ${kind} · ${reason}` : `Lý do ẩn: ${kind}`),
  hideTitle: (title) => `Ẩn “${title}”?`,
  removeTitle: (title) => `Xóa “${title}”?`,
  isRemoved: (when) => `Bài đăng đã bị xóa và sẽ được xóa hẳn vào ${when}.`,
  visibilities: { HIDDEN: 'Đã ẩn', REMOVED: 'Đã xóa' },
}
