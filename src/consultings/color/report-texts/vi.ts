import type { ColorReportTexts } from './ko.ts'

export const vi: ColorReportTexts = {
  report: {
    subject: 'Bảng kết quả màu sắc cá nhân và trang điểm',
    sections: {
      cover: 'Mùa của bạn',
      lines: 'Bốn thang màu',
      best: 'Màu hợp với bạn',
      avoided: 'Màu nên đổi',
      makeUp: 'Màu trên gương mặt',
      looks: 'Hai kiểu trang điểm',
    },
    cover: {
      portrait: (season) => `Hình vẽ gương mặt khoác tấm vải mười hai màu của ${season}`,
      portraitWithoutSeason: 'Hình vẽ gương mặt khoác tấm vải',
    },
    lines: {
      undertone: {
        name: 'Sắc ấm lạnh',
        least: 'Ấm',
        most: 'Lạnh',
        degrees: ['Rất ấm', 'Ấm', 'Hơi ấm', 'Ở giữa', 'Hơi lạnh', 'Lạnh', 'Rất lạnh'],
      },
      value: {
        name: 'Độ sáng',
        least: 'Sáng',
        most: 'Đậm',
        degrees: ['Rất sáng', 'Sáng', 'Hơi sáng', 'Ở giữa', 'Hơi đậm', 'Đậm', 'Rất đậm'],
      },
      chroma: {
        name: 'Độ tươi',
        least: 'Dịu',
        most: 'Tươi',
        degrees: ['Rất dịu', 'Dịu', 'Hơi dịu', 'Ở giữa', 'Hơi tươi', 'Tươi', 'Rất tươi'],
      },
      contrast: {
        name: 'Độ tương phản',
        least: 'Thấp',
        most: 'Cao',
        degrees: ['Rất thấp', 'Thấp', 'Hơi thấp', 'Ở giữa', 'Hơi cao', 'Cao', 'Rất cao'],
      },
    },
    best: {
      lead: 'Hãy để màn hình sáng nhất rồi đặt cạnh vải để so màu.',
      uses: {
        face: { title: 'Sát gương mặt', examples: 'Áo, khăn quàng, họp trực tuyến' },
        garment: { title: 'Cả bộ', examples: 'Váy liền, áo khoác len, túi' },
        base: { title: 'Màu nền', examples: 'Áo khoác, quần, giày' },
      },
    },
    avoided: {
      lead: 'Đây không phải màu xấu mà là màu của mùa khác. Khi đổi sang màu bên phải, gương mặt bạn nổi bật trước.',
      instead: 'Thay bằng',
    },
    makeUp: {
      portrait: 'Hình vẽ gương mặt có màu môi, má, mắt, tóc và dây chuyền',
      areas: { lip: 'Môi', cheek: 'Má', eye: 'Mắt', hair: 'Màu tóc', metal: 'Kim loại' },
    },
    looks: {
      occasions: { daily: 'Ngày thường', special: 'Dịp đặc biệt' },
      minutes: (minutes) => `${minutes} phút`,
      portrait: (occasion) => `Hình vẽ gương mặt trang điểm: ${occasion}`,
      worn: 'Màu đã dùng',
    },
    card: {
      open: 'Thẻ màu khi đi mua sắm',
      short: 'Thẻ màu',
      title: (name) => `Quạt màu của ${name}`,
      count: (count) => `${count} màu`,
      all: 'Mười hai màu',
      fan: 'Các màu hợp với bạn trên chiếc quạt mở',
      empty: 'Chiếc quạt sẽ mở ra ở đây khi các màu hợp với bạn đã được chọn.',
      hint: 'Chạm vào một màu để xem kín màn hình.',
      oneByOne: 'Xem từng màu',
      compare: 'So hai màu',
      colours: 'Chọn màu',
      pairs: 'Chọn hai màu để so',
      at: (place, count) => `${place} / ${count}`,
      bright: 'Hãy để màn hình sáng nhất và tắt chế độ ban đêm',
      holdHere: 'Đặt vải vào trong khung này',
      sameFamily: 'Nếu đường viền mờ đi thì màu rất hợp.',
      wear: 'Nên mặc',
      leave: 'Nên bỏ qua',
      which: 'Món đồ gần với bên nào hơn?',
      whichHint: 'Nếu còn phân vân, hãy đặt món đồ giữa hai màu rồi nheo mắt lại.',
    },
  },
}
