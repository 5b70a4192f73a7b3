import { surveys } from '#texts/vi/surveys.ts'
import type { HairTexts } from '../texts.ts'

export const vi: HairTexts = {
  title: 'Hãy cho chúng tôi biết về gương mặt của bạn',
  body: {
    title: 'Chiều cao và cân nặng',
    hint: 'Dùng để cân đối độ dài và độ phồng của tóc.',
  },
  photos: {
    title: 'Ba tấm ảnh',
    hint: 'Chính diện, nghiêng, tóc hiện tại. Tốt nhất là không trang điểm. Mỗi ảnh tối đa 10 MB.',
    kinds: { front: 'Chính diện', side: 'Nghiêng', now: 'Tóc hiện tại' },
  },
  consent: {
    label: 'Tôi đồng ý cho dùng ảnh và thông tin cơ thể để tư vấn',
    hint: (days) =>
      `Ảnh khuôn mặt và thông tin cơ thể như chiều cao, cân nặng chỉ được dùng để làm bảng kết quả; ảnh sẽ bị xóa ${days} ngày sau khi tư vấn kết thúc. Bạn có thể từ chối, nhưng khi đó chúng tôi không thể tư vấn.`,
    missing:
      'Vui lòng đồng ý cho dùng ảnh và thông tin cơ thể. Nếu không, phiếu khảo sát không thể được gửi.',
  },
  questions: {
    face_shape: {
      title: 'Dáng mặt',
      hint: 'Vén tóc ra sau và soi gương sẽ dễ thấy. Nếu không chắc, bạn có thể để trống.',
      options: {
        달걀형: 'Trái xoan',
        둥근형: 'Tròn',
        긴형: 'Dài',
        마름모형: 'Kim cương',
        하트형: 'Trái tim',
        사각형: 'Vuông',
      },
    },
    facial_type: {
      title: 'Kiểu gương mặt',
      hint: 'Hãy chọn một kiểu gần nhất.',
      options: {
        긴얼굴: 'Mặt dài',
        중간얼굴_볼살: 'Mặt vừa, má đầy',
        원형: 'Mặt tròn',
        주걱턱: 'Hàm dưới hơi đưa ra',
        무턱: 'Cằm hơi lùi',
        주걱비대칭: 'Hàm dưới hơi lệch',
      },
    },
    features: {
      title: 'Chọn tất cả mục phù hợp',
      name: 'Đặc điểm',
      hint: 'Có thể để trống nếu không có.',
      options: {
        넓은이마: 'Trán rộng',
        좁은이마: 'Trán hẹp',
        꺼진눈: 'Mắt sâu',
        포말눈: 'Mí mắt dày',
        튀어나온: 'Mắt hơi lồi',
        돌출입: 'Miệng hơi đưa ra',
        중안부매: 'Giữa mặt dài',
        진한눈매: 'Mắt sắc nét',
        홑꺼풀: 'Một mí, nếp mờ',
        쌍꺼풀: 'Hai mí',
        짙은코: 'Mũi rõ nét',
        무쌍: 'Một mí, không nếp',
      },
    },
    neck_length: {
      title: 'Độ dài cổ',
      options: { short: 'Hơi ngắn', long: 'Hơi dài', normal: 'Vừa phải' },
    },
    shoulder: {
      title: 'Bề rộng vai',
      options: { narrow: 'Hơi hẹp', wide: 'Hơi rộng', normal: 'Vừa phải' },
    },
    height_cm: {
      title: 'Chiều cao',
      label: 'Chiều cao (cm)',
      missing: 'Vui lòng nhập chiều cao.',
      outOfRange: (min, max) => `Chiều cao là số từ ${min} đến ${max}.`,
      value: (cm) => `${cm} cm`,
    },
    weight_kg: {
      title: 'Cân nặng',
      label: 'Cân nặng (kg)',
      hint: 'Có thể để trống.',
      outOfRange: (min, max) => `Cân nặng là số từ ${min} đến ${max}.`,
      value: (kg) => `${kg} kg`,
    },
    had_other_consulting: {
      title: 'Bạn đã từng được tư vấn ở nơi khác chưa?',
      name: 'Từng được tư vấn',
      options: { yes: 'Rồi', no: 'Chưa' },
    },
    other_consulting_count: {
      title: 'Số lần tư vấn trước',
      label: 'Bao nhiêu lần?',
      outOfRange: (min, max) => `Vui lòng nhập số từ ${min} đến ${max}.`,
      value: (count) => `${count} lần`,
    },
    note: {
      title: 'Điều bạn muốn nói',
      name: 'Lời của khách',
      hint: 'Hãy viết điều bạn muốn thay đổi và muốn tránh ở mái tóc hiện tại.',
      label: 'Thông tin khác',
      missing: 'Vui lòng viết điều bạn muốn nói.',
      tooLong: (limit) => `Có thể viết tối đa ${limit} ký tự.`,
    },
    discovered_via: surveys.discovery,
  },
  sheet: {
    subject: 'Bảng kết quả tư vấn tóc',
    sections: {
      typeAnalysis: 'Phân tích khuôn mặt',
      hairSummary: 'Tóm tắt về tóc',
      bestHair: 'Kiểu tóc hợp với bạn',
      worstHair: 'Kiểu tóc nên tránh',
    },
    card: {
      open: 'Thẻ đưa cho tiệm tóc',
      title: 'Xin làm cho tôi kiểu này',
      faceType: 'Gương mặt',
    },
    face: (shape) => `Hình vẽ gương mặt có đường chỉ dẫn: ${shape}`,
    style: (name) => `Hình vẽ gương mặt với kiểu tóc: ${name}`,
    measurements: 'Tỉ lệ gương mặt',
  },
  office: {
    fields: {
      faceType: 'Tên gọi khuôn mặt',
      faceTypeHint: 'Ví dụ: mặt trái tim gần với trái xoan',
      analysis: 'Phân tích khuôn mặt',
      measurements: 'Tỉ lệ khuôn mặt',
      hairSummary: 'Tóm tắt về tóc',
      best: (number) => `Kiểu tóc hợp ${number}`,
      worst: (number) => `Kiểu tóc nên tránh ${number}`,
      worstAll: 'Kiểu tóc nên tránh',
    },
    style: {
      name: 'Tên',
      description: 'Mô tả',
      picture: 'Chọn hình vẽ',
      usesPicture: 'Đang dùng ảnh đã tải lên.',
      useDrawing: 'Dùng hình vẽ',
      add: 'Thêm kiểu nên tránh',
      remove: (name) => `Bỏ ${name}`,
    },
    measurement: {
      label: 'Tỉ lệ',
      value: 'Giá trị',
      position: 'Vị trí',
      positionOf: (label) => `Vị trí của ${label}`,
      add: 'Thêm tỉ lệ',
      remove: (label) => `Bỏ ${label}`,
      presets: ['Trán : gò má', 'Gò má : hàm', 'Giữa mặt : dưới mặt', 'Rộng : dài'],
      unnamed: 'tỉ lệ chưa đặt tên',
    },
  },
}
