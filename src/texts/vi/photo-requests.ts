import type { PhotoRequestTexts } from '../ko/photo-requests.ts'

export const photoRequests: PhotoRequestTexts = {
  names: {
    front: 'Chính diện',
    side: 'Nghiêng',
    now: 'Tóc hiện tại',
    face: 'Mặt mộc',
    paper: 'Giấy trắng dưới cằm',
    wrist: 'Cổ tay trên giấy',
  },
  unnamed: 'Ảnh bạn đã gửi',
  reasons: {
    DARK: {
      label: 'Ảnh bị tối',
      help: 'Vui lòng chụp lại, quay mặt về phía cửa sổ sáng.',
    },
    BLURRED: {
      label: 'Ảnh bị mờ',
      help: 'Giữ chắc điện thoại và đợi lấy nét xong rồi hãy chụp.',
    },
    HAIR: {
      label: 'Tóc che mất trán',
      help: 'Vén tóc ra sau để thấy rõ trán và tai.',
    },
    CUT_OFF: {
      label: 'Mặt hoặc tóc bị cắt mất',
      help: 'Lùi ra xa một chút để ảnh có đủ từ đỉnh đầu đến dưới cằm.',
    },
    WRONG_SIDE: {
      label: 'Ảnh chụp từ hướng khác',
      help: 'Vui lòng chụp đúng hướng như hình hướng dẫn.',
    },
    FILTER: {
      label: 'Có vẻ ảnh đã qua bộ lọc',
      help: 'Hãy tắt bộ lọc, chế độ làm đẹp và dùng camera thường.',
    },
    MISSING: {
      label: 'Chúng tôi chưa nhận được ảnh này',
      help: 'Vui lòng chụp một tấm theo hình hướng dẫn rồi gửi.',
    },
    OTHER: {
      label: 'Lý do khác',
      help: 'Vui lòng đọc lời chuyên viên viết rồi chụp lại.',
    },
  },
  page: {
    title: (photo) => `Nhờ bạn gửi ảnh: ${photo}`,
    why: 'Lý do',
    words: 'Lời của chuyên viên',
    now: 'Ảnh hiện có',
    paused: 'Ngày hẹn bảng kết quả tạm dừng cho đến khi có ảnh.',
    slot: 'Ảnh mới',
    slotHint: 'Chỉ cần một ảnh này. Các ảnh và câu trả lời khác vẫn giữ nguyên.',
    note: 'Ảnh mới thay cho ảnh hiện có; ảnh cũ được xóa khi đơn hàng kết thúc.',
    send: 'Gửi ảnh',
    sending: (percent) => `Đang gửi ${percent}%`,
    missing: 'Vui lòng chọn ảnh để gửi.',
    done: 'Chúng tôi đã nhận được ảnh',
    doneText: 'Cảm ơn bạn. Chúng tôi tiếp tục viết bảng kết quả.',
    doneDue: (day) => `Bạn sẽ có bảng kết quả trước ${day}.`,
    toOrder: 'Xem đơn hàng',
    states: {
      ANSWERED: {
        title: 'Chúng tôi đã có ảnh này',
        text: 'Bạn không cần gửi thêm. Bảng kết quả đang được viết.',
      },
      WITHDRAWN: {
        title: 'Ảnh này không còn cần nữa',
        text: 'Chuyên viên đã rút lại yêu cầu và dùng các ảnh bạn đã gửi.',
      },
      VOID: {
        title: 'Ảnh này không còn cần nữa',
        text: 'Bảng kết quả đã được gửi hoặc đơn hàng đã kết thúc. Xem ở trang đơn hàng.',
      },
    },
    gone: {
      title: 'Không mở được liên kết này',
      text: 'Liên kết đã cũ hoặc không đầy đủ. Vui lòng mở lại từ trang đơn hàng.',
    },
    signIn: 'Đăng nhập để gửi ảnh được yêu cầu.',
  },
  order: {
    text: 'Chuyên viên cần ảnh dưới đây.',
    send: (photo) => `Gửi ảnh: ${photo}`,
  },
}
