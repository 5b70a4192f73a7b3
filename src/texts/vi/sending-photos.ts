import type { SendingPhotosTexts } from '../ko/sending-photos.ts'

export const sendingPhotos: SendingPhotosTexts = {
  title: 'Bạn chỉ cần gửi ba tấm ảnh',
  text: 'Chụp bằng điện thoại là đủ. Bạn thêm ảnh vào phiếu khảo sát sau khi đặt, và ảnh chỉ được dùng để viết bảng kết quả.',
  guides: {
    front: { name: 'Chính diện', text: 'Thấy rõ trán và tai' },
    side: { name: 'Bên cạnh', text: 'Thấy trọn đường hàm' },
    now: { name: 'Tóc hiện tại', text: 'Thả tự nhiên, đến vai' },
  },
}
