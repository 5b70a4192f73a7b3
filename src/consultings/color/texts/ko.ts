import { surveys } from '#texts/ko/surveys.ts'
import type { QuestionTexts } from '../../question-texts.ts'
import { photoTexts } from '../photo-texts.ts'
import type { colorQuestions } from '../survey.ts'
import { clothNames } from './cloth-names-ko.ts'

const questions: QuestionTexts<typeof colorQuestions> = {
  eye_colour: {
    title: '눈동자 색',
    hint: '창가에서 거울로 본 색이에요. 렌즈는 빼고, 비슷하면 돼요.',
    options: {
      near_black: '거의 검정',
      dark_brown: '짙은 갈색',
      red_brown: '붉은 갈색',
      light_brown: '밝은 갈색',
      grey_brown: '회갈색',
      hazel: '개암색',
      unsure: '잘 모르겠어요',
    },
  },
  hair_colour: {
    title: '타고난 머리색',
    hint: '염색하기 전, 뿌리에서 새로 난 머리의 색이에요.',
    options: {
      blue_black: '푸른 검정',
      soft_black: '자연 검정',
      dark_brown: '짙은 갈색',
      red_brown: '붉은 갈색',
      light_brown: '밝은 갈색',
      grey_brown: '회갈색',
      unsure: '잘 모르겠어요',
    },
  },
  sun_reaction: {
    title: '햇볕을 한 시간 받으면 얼굴이 어떻게 되나요?',
    name: '햇볕을 받으면',
    hint: '선크림 없이, 초여름 한낮을 떠올려 주세요.',
    options: {
      burns: '빨개지고 말아요',
      burns_then_tans: '빨개진 뒤에 타요',
      tans_at_once: '바로 갈색이 돼요',
      freckles_first: '주근깨가 먼저 올라와요',
      unsure: '잘 모르겠어요',
    },
  },
  vein_colour: {
    title: '손목 안쪽 핏줄은 무슨 색인가요?',
    name: '손목 핏줄',
    hint: '창가에서 팔을 뻗고 보세요. 전등 아래에서는 노랗게 보여요.',
    options: {
      blue_violet: '파랑, 보라',
      green: '초록',
      mixed: '섞여 있어요',
      unsure: '잘 모르겠어요',
    },
  },
  flattering_metal: {
    title: '목에 걸면 얼굴이 밝아 보이는 쪽은요?',
    name: '어울리는 금속',
    hint: '목걸이나 귀걸이를 번갈아 대 보면 알기 쉬워요.',
    options: {
      silver: '은',
      gold: '금',
      rose_gold: '로즈골드',
      any: '다 괜찮아요',
      unsure: '잘 모르겠어요',
    },
  },
  praised_colours: {
    title: '입으면 좋아 보인다는 말을 들은 색',
    name: '칭찬받은 색',
    hint: '떠오르는 만큼 모두 골라 주세요.',
    options: clothNames,
  },
  tiring_colours: {
    title: '입으면 피곤해 보이던 색',
    name: '피곤해 보이던 색',
    hint: '옷장에 걸려 있지만 손이 가지 않는 색도 좋아요.',
    options: clothNames,
  },
  contrast_wish: {
    title: '어떤 인상으로 보이고 싶으세요?',
    name: '바라는 인상',
    hint: '마음이 가는 얼굴 하나를 골라 주세요.',
    options: {
      soft: '은은하게',
      clear: '또렷하게',
      bold: '강렬하게',
      consultant: '상담사에게 맡길게요',
    },
  },
  base_makeup: {
    title: '피부',
    name: '피부 메이크업',
    options: {
      none: '안 해요',
      sun_cream: '선크림',
      tone_up: '톤업 크림',
      cushion: '쿠션',
      foundation: '파운데이션',
      concealer: '컨실러',
      powder: '파우더',
    },
  },
  eye_makeup: {
    title: '눈',
    name: '눈 메이크업',
    options: {
      none: '안 해요',
      brows: '눈썹',
      shadow: '섀도',
      liner: '아이라인',
      mascara: '마스카라',
      lenses: '컬러 렌즈',
    },
  },
  lip_makeup: {
    title: '입술',
    name: '입술 메이크업',
    options: {
      none: '안 해요',
      balm: '립밤',
      tint: '틴트',
      lipstick: '립스틱',
      gloss: '글로스',
      liner: '립라이너',
    },
  },
  cheek_makeup: {
    title: '볼',
    name: '볼 메이크업',
    options: {
      none: '안 해요',
      blush: '블러셔',
      contour: '섀딩',
      highlighter: '하이라이터',
    },
  },
  brands: {
    title: '자주 쓰는 제품',
    hint: '색이 잘 맞던 것도, 사 놓고 쓰지 않는 것도 도움이 돼요. 비워 두어도 괜찮아요.',
    label: '브랜드와 색 이름',
    tooLong: (limit) => `${limit}자까지 적을 수 있어요.`,
  },
  budget: {
    title: '화장품에 얼마까지 쓰고 싶으세요?',
    name: '화장품 예산',
    hint: '결과지에 적는 제품을 고를 때만 봐요.',
    options: {
      what_i_have: '있는 것부터 쓸래요',
      up_to_50000: '5만 원까지',
      up_to_100000: '10만 원까지',
      up_to_200000: '20만 원까지',
      over_200000: '그보다 더',
    },
  },
  sensitivities: {
    title: '피부나 눈이 예민하게 반응하는 것',
    name: '예민한 것',
    hint: '추천에서 빼려고 여쭤봐요. 건강 정보라서 사진과 함께 따로 동의를 받아요.',
    options: {
      none: '없어요',
      fragrance: '향료',
      metal: '니켈 같은 금속',
      hair_dye: '염색약',
      sun_cream: '자외선 차단제',
      eyes: '눈이 시리거나 건조해요',
      lips: '입술이 잘 벗겨져요',
      dermatitis: '아토피, 접촉 피부염',
      other: '그 밖의 것',
    },
  },
  sensitivity_note: {
    title: '피해야 하는 성분이나 제품',
    label: '피해야 하는 성분이나 제품',
    tooLong: (limit) => `${limit}자까지 적을 수 있어요.`,
  },
  used_for: {
    title: '결과를 어디에 쓰고 싶으세요?',
    name: '쓸 곳',
    hint: '여러 개를 골라도 돼요.',
    options: {
      daily: '매일 하는 화장',
      work: '출근, 학교',
      shopping: '옷 고르기',
      hair_dye: '염색',
      profile_photo: '증명·프로필 사진',
      interview: '면접',
      wedding: '결혼식',
      gathering: '모임, 소개팅',
    },
  },
  note: {
    title: '하고 싶은 말',
    hint: '지금 화장이나 옷 색에서 바꾸고 싶은 점, 피하고 싶은 점을 적어 주세요.',
    label: '바라는 점',
    missing: '바라는 점을 한 줄이라도 적어 주세요.',
    tooLong: (limit) => `${limit}자까지 적을 수 있어요.`,
  },
  discovered_via: surveys.discovery,
}

export const ko = {
  title: '어떤 색을 타고났는지 알려 주세요',
  makeup: {
    title: '평소 메이크업',
    hint: '일주일에 사흘 넘게 하는 것만 골라 주세요. 고르는 대로 그려져요.',
  },
  photos: photoTexts.ko,
  consent: {
    label: '사진과 건강 정보를 상담에 쓰는 데 동의해요',
    hint: (days: string) =>
      `얼굴과 손목 사진, 알레르기처럼 예민하게 반응하는 것을 결과지를 만드는 데만 쓰고, 사진은 상담이 끝나고 ${days}일 뒤에 지워요. 동의하지 않을 수 있지만 그러면 상담을 할 수 없어요.`,
    missing: '사진과 건강 정보를 쓰는 데 동의해 주세요. 동의하지 않으면 설문지를 보낼 수 없어요.',
  },
  questions,
}

export type ColorTexts = typeof ko
