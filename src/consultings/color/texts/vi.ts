import { surveys } from '#texts/vi/surveys.ts'
import { photoTexts } from '../photo-texts.ts'
import { clothNames } from './cloth-names-vi.ts'
import type { ColorTexts } from './ko.ts'

export const vi: ColorTexts = {
  title: 'Hãy cho chúng tôi biết màu sắc tự nhiên của bạn',
  makeup: {
    title: 'Cách trang điểm thường ngày',
    hint: 'Chỉ chọn những bước bạn làm hơn ba ngày một tuần. Gương mặt sẽ được vẽ theo lựa chọn của bạn.',
  },
  photos: photoTexts.vi,
  consent: {
    label: 'Tôi đồng ý cho dùng ảnh và thông tin sức khỏe để tư vấn',
    hint: (days) =>
      `Ảnh gương mặt, ảnh cổ tay và những gì bạn dị ứng hay nhạy cảm chỉ được dùng để làm bảng kết quả; ảnh sẽ bị xóa ${days} ngày sau khi tư vấn kết thúc. Bạn có thể từ chối, nhưng khi đó chúng tôi không thể tư vấn.`,
    missing:
      'Vui lòng đồng ý cho dùng ảnh và thông tin sức khỏe. Nếu không, phiếu khảo sát không thể được gửi.',
  },
  questions: {
    eye_colour: {
      title: 'Màu mắt',
      hint: 'Màu bạn thấy khi soi gương bên cửa sổ, không đeo kính áp tròng. Gần giống là được.',
      options: {
        near_black: 'Gần như đen',
        dark_brown: 'Nâu đậm',
        red_brown: 'Nâu đỏ',
        light_brown: 'Nâu nhạt',
        grey_brown: 'Nâu xám',
        hazel: 'Nâu lục',
        unsure: 'Tôi không rõ',
      },
    },
    hair_colour: {
      title: 'Màu tóc tự nhiên',
      hint: 'Màu ở chân tóc, trước khi nhuộm.',
      options: {
        blue_black: 'Đen ánh xanh',
        soft_black: 'Đen tự nhiên',
        dark_brown: 'Nâu đậm',
        red_brown: 'Nâu đỏ',
        light_brown: 'Nâu nhạt',
        grey_brown: 'Nâu xám',
        unsure: 'Tôi không rõ',
      },
    },
    sun_reaction: {
      title: 'Sau một giờ dưới nắng, da mặt bạn thế nào?',
      name: 'Khi gặp nắng',
      hint: 'Hãy nghĩ đến buổi trưa đầu hè, không thoa kem chống nắng.',
      options: {
        burns: 'Chỉ đỏ lên rồi hết',
        burns_then_tans: 'Đỏ lên rồi sạm đi',
        tans_at_once: 'Sạm màu ngay',
        freckles_first: 'Nổi tàn nhang trước',
        unsure: 'Tôi không rõ',
      },
    },
    vein_colour: {
      title: 'Mạch máu ở cổ tay bạn màu gì?',
      name: 'Mạch máu cổ tay',
      hint: 'Hãy duỗi tay bên cửa sổ rồi nhìn. Dưới ánh đèn, màu sẽ ngả vàng.',
      options: {
        blue_violet: 'Xanh lam, tím',
        green: 'Xanh lục',
        mixed: 'Lẫn cả hai',
        unsure: 'Tôi không rõ',
      },
    },
    flattering_metal: {
      title: 'Trang sức nào làm gương mặt bạn sáng hơn?',
      name: 'Kim loại hợp',
      hint: 'Lần lượt ướm từng loại lên cổ sẽ dễ thấy.',
      options: {
        silver: 'Bạc',
        gold: 'Vàng',
        rose_gold: 'Vàng hồng',
        any: 'Loại nào cũng hợp',
        unsure: 'Tôi không rõ',
      },
    },
    praised_colours: {
      title: 'Những màu bạn mặc được khen',
      name: 'Màu được khen',
      hint: 'Hãy chọn tất cả màu bạn nhớ ra.',
      options: clothNames,
    },
    tiring_colours: {
      title: 'Những màu khiến bạn trông mệt mỏi',
      name: 'Màu trông mệt',
      hint: 'Kể cả màu vẫn treo trong tủ mà bạn ít khi mặc.',
      options: clothNames,
    },
    contrast_wish: {
      title: 'Bạn muốn tạo ấn tượng thế nào?',
      name: 'Ấn tượng mong muốn',
      hint: 'Hãy chọn một gương mặt bạn thích.',
      options: {
        soft: 'Dịu nhẹ',
        clear: 'Rõ nét',
        bold: 'Ấn tượng mạnh',
        consultant: 'Nhờ chuyên viên chọn giúp',
      },
    },
    base_makeup: {
      title: 'Da',
      name: 'Trang điểm da',
      options: {
        none: 'Không dùng gì',
        sun_cream: 'Kem chống nắng',
        tone_up: 'Kem nâng tông',
        cushion: 'Cushion',
        foundation: 'Kem nền',
        concealer: 'Che khuyết điểm',
        powder: 'Phấn phủ',
      },
    },
    eye_makeup: {
      title: 'Mắt',
      name: 'Trang điểm mắt',
      options: {
        none: 'Không dùng gì',
        brows: 'Lông mày',
        shadow: 'Phấn mắt',
        liner: 'Kẻ mắt',
        mascara: 'Mascara',
        lenses: 'Kính áp tròng màu',
      },
    },
    lip_makeup: {
      title: 'Môi',
      name: 'Trang điểm môi',
      options: {
        none: 'Không dùng gì',
        balm: 'Son dưỡng',
        tint: 'Son tint',
        lipstick: 'Son thỏi',
        gloss: 'Son bóng',
        liner: 'Chì kẻ môi',
      },
    },
    cheek_makeup: {
      title: 'Má',
      name: 'Trang điểm má',
      options: {
        none: 'Không dùng gì',
        blush: 'Phấn má',
        contour: 'Tạo khối',
        highlighter: 'Bắt sáng',
      },
    },
    brands: {
      title: 'Sản phẩm bạn hay dùng',
      hint: 'Màu hợp với bạn hay màu mua rồi không dùng đều giúp ích cho chúng tôi. Có thể để trống.',
      label: 'Thương hiệu và tên màu',
      tooLong: (limit) => `Có thể viết tối đa ${limit} ký tự.`,
    },
    budget: {
      title: 'Bạn muốn chi bao nhiêu cho mỹ phẩm?',
      name: 'Ngân sách mỹ phẩm',
      hint: 'Chúng tôi chỉ xem khi chọn sản phẩm cho bảng kết quả.',
      options: {
        what_i_have: 'Dùng đồ đang có trước',
        up_to_50000: 'Đến 50.000 won',
        up_to_100000: 'Đến 100.000 won',
        up_to_200000: 'Đến 200.000 won',
        over_200000: 'Nhiều hơn nữa',
      },
    },
    sensitivities: {
      title: 'Những gì da hoặc mắt bạn nhạy cảm',
      name: 'Nhạy cảm với',
      hint: 'Chúng tôi hỏi để không gợi ý những thứ đó. Vì là thông tin sức khỏe nên cần đồng ý riêng, cùng với ảnh.',
      options: {
        none: 'Không có',
        fragrance: 'Hương liệu',
        metal: 'Niken hay kim loại khác',
        hair_dye: 'Thuốc nhuộm tóc',
        sun_cream: 'Kem chống nắng',
        eyes: 'Mắt cay hoặc khô',
        lips: 'Môi hay bong tróc',
        dermatitis: 'Viêm da cơ địa, tiếp xúc',
        other: 'Thứ khác',
      },
    },
    sensitivity_note: {
      title: 'Thành phần hay sản phẩm cần tránh',
      label: 'Thành phần hay sản phẩm cần tránh',
      tooLong: (limit) => `Có thể viết tối đa ${limit} ký tự.`,
    },
    used_for: {
      title: 'Bạn sẽ dùng kết quả vào việc gì?',
      name: 'Dùng cho',
      hint: 'Có thể chọn nhiều mục.',
      options: {
        daily: 'Trang điểm hằng ngày',
        work: 'Đi làm, đi học',
        shopping: 'Chọn quần áo',
        hair_dye: 'Nhuộm tóc',
        profile_photo: 'Ảnh thẻ, ảnh hồ sơ',
        interview: 'Phỏng vấn',
        wedding: 'Đám cưới',
        gathering: 'Gặp gỡ, hẹn hò',
      },
    },
    note: {
      title: 'Điều bạn muốn nói',
      name: 'Lời của khách',
      hint: 'Hãy viết điều bạn muốn thay đổi và muốn tránh khi trang điểm hay chọn màu quần áo.',
      label: 'Mong muốn của bạn',
      missing: 'Vui lòng viết ít nhất một dòng về mong muốn của bạn.',
      tooLong: (limit) => `Có thể viết tối đa ${limit} ký tự.`,
    },
    discovered_via: surveys.discovery,
  },
}
