import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminEditing: AdminMessages['editing'] = {
  add: 'Thêm',
  save: 'Lưu',
  drop: 'Bỏ thay đổi',
  empty: 'Viết lại từ đầu',
  saved: 'Đã lưu tất cả',
  notYet: 'Chưa lưu',
  unsaved: 'Có thay đổi chưa lưu',
  wrong: 'Chưa lưu vì có chỗ cần sửa',
  added: (name) => `Đã thêm “${name}”.`,
  changed: (name) => `Đã lưu “${name}”.`,
  waits: 'Khác với nội dung người khác đã lưu nên đã dừng lưu. Nội dung bạn viết vẫn còn ở đây.',
  restored: (when) =>
    `Nội dung chưa lưu lúc ${when} đã được khôi phục từ thiết bị này. Chưa có gì được lưu.`,
  keys: { edit: 'Sửa', save: 'Lưu' },

  problems: {
    needed: 'Vui lòng nhập nội dung.',
    tooLong: (limit) => `Tối đa ${limit} ký tự.`,
    tooEarly: 'Vui lòng chọn ngày muộn hơn.',
    unfit: 'Không thể lưu như thế này. Vui lòng kiểm tra lại.',
  },

  leave: {
    title: 'Có thay đổi chưa lưu',
    text: 'Nếu rời đi bây giờ, thay đổi sẽ mất.',
    ok: 'Bỏ và rời đi',
    stay: 'Tiếp tục sửa',
  },

  conflict: {
    title: 'Người khác đã sửa trước',
    text: (who, when) =>
      `${who} đã lưu ${when}. Hãy chọn nội dung giữ lại ở từng chỗ khác nhau. Chưa chọn thì không mất gì.`,
    choose:
      'Một quản trị viên khác đã lưu trong lúc bạn viết. Hãy chọn nội dung giữ lại ở từng chỗ khác nhau. Chưa chọn thì không mất gì.',
    someone: 'Quản trị viên khác',
    mine: 'Nội dung bạn viết',
    theirs: 'Nội dung đã lưu',
    seen: 'Nội dung bạn đã thấy',
    action: 'Việc bạn định làm',
    leaveAsIs: 'Giữ nguyên',
    chooseAction:
      'Một quản trị viên khác vừa lưu. Hãy xem thay đổi rồi chọn có làm tiếp hay không.',
    notDone:
      'Người khác đã sửa trước nên việc này chưa được thực hiện. Hãy xem thay đổi rồi quyết định.',
    empty: 'Trống',
    submit: 'Lưu nội dung đã chọn',
    keepTheirs: 'Giữ nội dung đã lưu',
    later: 'Chọn sau',
    resolve: 'So sánh hai bản',
    waits:
      'Khác với nội dung người khác đã lưu nên đã dừng lưu. Nội dung của bạn còn trên thiết bị này.',
  },

  comparing: {
    before: 'Bản trước',
    after: 'Bản sau',
    removed: 'Đã bỏ:',
    added: 'Đã thêm:',
    same: 'Hai bản giống nhau.',
    differing: (count) => `Khác nhau ở ${count} chỗ.`,
    take: 'Lấy lại nội dung bản trước',
    takeAll: 'Lấy lại toàn bộ bản trước',
  },

  languages: {
    label: 'Ngôn ngữ',
    missing: 'chưa có',
    missingText: 'Chưa có nội dung bằng ngôn ngữ này nên khách sẽ thấy bản tiếng Hàn.',
    missingIn: (names) => `Thiếu ${names}`,
  },

  period: { from: 'Ngày bắt đầu', to: 'Ngày kết thúc' },

  media: {
    optional: 'không bắt buộc',
    choose: { picture: 'Tải ảnh lên', video: 'Tải video lên' },
    replace: { picture: 'Đổi ảnh', video: 'Đổi video' },
    remove: { picture: 'Bỏ ảnh', video: 'Bỏ video' },
    hints: {
      picture: 'Ảnh JPEG, PNG, WebP hoặc AVIF tối đa 10 MB. Bạn cũng có thể kéo thả vào đây.',
      video: 'Video MP4 hoặc WebM tối đa 10 MB. Bạn cũng có thể kéo thả vào đây.',
    },
    needed: { picture: 'Vui lòng tải ảnh lên.', video: 'Vui lòng tải video lên.' },
    sending: 'Đang tải lên',
    cancel: 'Dừng tải lên',
    tooLarge: 'Tệp này lớn hơn 10 MB. Vui lòng chọn tệp nhỏ hơn.',
    wrongKind: {
      picture: 'Vui lòng chọn ảnh JPEG, PNG, WebP hoặc AVIF.',
      video: 'Vui lòng chọn video MP4 hoặc WebM.',
    },
    failed: 'Không tải lên được. Nội dung bạn viết vẫn còn, vui lòng thử lại.',
  },

  html: {
    optional: 'không bắt buộc',
    toolbar: 'Định dạng',
    tools: {
      heading: 'Tiêu đề',
      subheading: 'Tiêu đề nhỏ',
      bold: 'Đậm',
      italic: 'Nghiêng',
      list: 'Danh sách',
      numbers: 'Danh sách số',
      quote: 'Trích dẫn',
      link: 'Liên kết',
    },
    source: 'Xem HTML',
    sourceOf: (label) => `HTML của ${label}`,
    linkTo: 'Địa chỉ liên kết',
    chooseFirst: 'Hãy chọn phần chữ muốn gắn liên kết trước.',
    badLink: 'Hãy nhập địa chỉ bắt đầu bằng https:// hoặc địa chỉ trong trang bắt đầu bằng /.',
    setLink: 'Gắn liên kết',
    unlink: 'Bỏ liên kết',
  },

  preview: {
    open: 'Xem trước',
    title: 'Màn hình của khách hàng',
    width: 'Cỡ màn hình',
    phone: 'Điện thoại',
    wide: 'Màn hình rộng',
    language: 'Ngôn ngữ',
    inKorean: 'Chưa có nội dung bằng ngôn ngữ này nên hiển thị bản tiếng Hàn.',
  },

  visibility: {
    shown: (name) => `“${name}” đang hiển thị với khách.`,
    hidden: (name) => `Đã ẩn “${name}”.`,
    show: 'Hiển thị',
    hide: 'Ẩn',
    undo: 'Hoàn tác',
  },

  removal: {
    open: 'Xóa',
    question: (name) => `Xóa “${name}”?`,
    text: 'Không thể hoàn tác. Nếu chỉ muốn tạm cất đi, hãy dùng nút ẩn.',
    textWithUndo: 'Khách sẽ không còn thấy mục này. Bạn có thể hoàn tác ngay sau khi xóa.',
    restored: (name) => `Đã khôi phục “${name}”.`,
    ok: 'Xóa',
    done: (name) => `Đã xóa “${name}”.`,
  },
}
