import { surveys } from '#texts/ko/surveys.ts'
import type { QuestionTexts } from '../../question-texts.ts'
import type { hairQuestions } from '../survey.ts'

const questions: QuestionTexts<typeof hairQuestions> = {
  face_shape: {
    title: '얼굴형',
    hint: '머리를 뒤로 넘기고 거울을 보면 알기 쉬워요. 잘 모르겠으면 비워 두세요.',
    options: {
      달걀형: '달걀형',
      둥근형: '둥근형',
      긴형: '긴형',
      마름모형: '마름모형',
      하트형: '하트형',
      사각형: '사각형',
    },
  },
  facial_type: {
    title: '얼굴 유형',
    hint: '가장 가까운 것 하나를 골라 주세요.',
    options: {
      긴얼굴: '긴 얼굴',
      중간얼굴_볼살: '중간 얼굴, 볼살',
      원형: '원형',
      주걱턱: '아래턱이 나온 편',
      무턱: '턱 끝이 들어간 편',
      주걱비대칭: '아래턱이 한쪽으로 나온 편',
    },
  },
  features: {
    title: '해당하는 것을 모두 골라 주세요',
    name: '특징',
    hint: '없으면 비워 두어도 괜찮아요.',
    options: {
      넓은이마: '넓은 이마',
      좁은이마: '좁은 이마',
      꺼진눈: '꺼진 눈',
      포말눈: '눈두덩이 도톰한 눈',
      튀어나온: '도드라진 눈',
      돌출입: '입매가 나온 편',
      중안부매: '긴 중안부',
      진한눈매: '진한 눈매',
      홑꺼풀: '옅은 주름이 있는 홑꺼풀',
      쌍꺼풀: '쌍꺼풀',
      짙은코: '또렷한 코',
      무쌍: '주름이 없는 홑꺼풀',
    },
  },
  neck_length: {
    title: '목 길이',
    options: { short: '짧은 편', long: '긴 편', normal: '보통' },
  },
  shoulder: {
    title: '어깨너비',
    options: { narrow: '좁은 편', wide: '넓은 편', normal: '보통' },
  },
  height_cm: {
    title: '키',
    label: '키 (cm)',
    missing: '키를 적어 주세요.',
    outOfRange: (min, max) => `키는 ${min}에서 ${max} 사이 숫자로 적어 주세요.`,
    value: (cm) => `${cm} cm`,
  },
  weight_kg: {
    title: '몸무게',
    label: '몸무게 (kg)',
    hint: '비워 두어도 괜찮아요.',
    outOfRange: (min, max) => `몸무게는 ${min}에서 ${max} 사이 숫자로 적어 주세요.`,
    value: (kg) => `${kg} kg`,
  },
  had_other_consulting: {
    title: '다른 컨설팅을 받은 적이 있나요?',
    name: '다른 컨설팅',
    options: { yes: '있어요', no: '없어요' },
  },
  other_consulting_count: {
    title: '다른 컨설팅 횟수',
    label: '몇 번 받았나요?',
    outOfRange: (min, max) => `${min}에서 ${max} 사이 숫자로 적어 주세요.`,
    value: (count) => `${count}번`,
  },
  note: {
    title: '하고 싶은 말',
    hint: '지금 머리에서 바꾸고 싶은 점, 피하고 싶은 점을 적어 주세요.',
    label: '기타 정보',
    missing: '기타 정보를 적어 주세요.',
    tooLong: (limit) => `${limit}자까지 적을 수 있어요.`,
  },
  discovered_via: surveys.discovery,
}

export const ko = {
  title: '어떤 얼굴인지 알려 주세요',
  body: { title: '키와 몸무게', hint: '머리 길이와 부피의 균형을 볼 때 써요.' },
  photos: {
    title: '사진 3장',
    hint: '정면, 옆, 지금 머리. 화장을 하지 않은 얼굴이 좋아요. 한 장에 40MB까지 올릴 수 있어요.',
    kinds: { front: '정면', side: '옆', now: '지금 머리' },
  },
  consent: {
    label: '사진과 신체 정보를 상담에 쓰는 데 동의해요',
    hint: (days: string) =>
      `얼굴 사진과 키·몸무게 같은 신체 정보를 결과지를 만드는 데만 쓰고, 사진은 상담이 끝나고 ${days}일 뒤에 지워요. 동의하지 않을 수 있지만 그러면 상담을 할 수 없어요.`,
    missing: '사진과 신체 정보를 쓰는 데 동의해 주세요. 동의하지 않으면 설문지를 보낼 수 없어요.',
  },
  /** Initial text of the note: the hair that was tried on the first page. */
  tried: (hair: readonly string[]) => `첫 화면에서 골라 본 머리: ${hair.join(', ')}\n`,
  triedFringe: {
    none: '앞머리 없이',
    seeThrough: '시스루 앞머리',
    side: '옆으로 넘긴 앞머리',
    full: '풀뱅',
  },
  triedLength: {
    ears: '귀밑 길이',
    chin: '턱선 길이',
    collarbone: '쇄골 길이',
    chest: '가슴 길이',
  },
  questions,
  report: {
    subject: '헤어 컨설팅 결과지',
    sections: {
      typeAnalysis: '얼굴 분석',
      hairSummary: '헤어 요약',
      bestHair: '어울리는 머리',
      worstHair: '피할 머리',
      morning: '집에서는 이렇게 해요',
    },
    motions: {
      roots: '뿌리 세우기',
      ends: '끝 말기',
      fringe: '앞머리 누르기',
      comb: '빗어 넘기기',
      oil: '오일 바르기',
    },
    views: { front: '앞', left: '옆', back: '뒤' },
    card: {
      open: '미용실 카드',
      to: '미용사님께',
      title: (name: string) => `${name}, 이렇게 잘라 주세요`,
      scale: '턱끝이 0, 단위 cm',
      which: '어느 머리를 보여 줄까요',
      style: (number: string) => `머리 ${number}`,
      language: '미용실의 언어',
      avoid: '하지 말아 주세요',
      cutting: '자를 때',
      styling: '펌과 드라이',
      failed: '자르는 방법을 불러오지 못했어요. 그림의 숫자를 봐 주세요.',
    },
    face: (shape: string) => `${shape} 얼굴을 안내선과 함께 그린 그림`,
    style: (name: string) => `${name} 머리를 한 얼굴 그림`,
    measurements: '얼굴 비율',
  },
  editor: {
    fields: {
      headline: '한 문장 결론',
      headlineHint:
        '결과지의 첫 화면과 포스터에 크게 실려요. 예: 넓은 이마는 열고, 턱 옆에 무게를 두세요',
      faceType: '얼굴을 부르는 말',
      faceTypeHint: '예: 달걀형에 가까운 하트형',
      analysis: '얼굴 분석',
      measurements: '얼굴 비율',
      measuredPoints: (places: string) => `사진에서 잰 점: ${places}`,
      hairSummary: '헤어 요약',
      best: (number: string) => `어울리는 머리 ${number}`,
      worst: (number: string) => `피할 머리 ${number}`,
      worstAll: '피할 머리',
    },
    style: {
      name: '이름',
      description: '설명',
      picture: '그림 고르기',
      usesPicture: '올린 사진을 쓰고 있어요.',
      useDrawing: '그림으로 바꾸기',
      add: '피할 머리 더하기',
      remove: (name: string) => `${name} 빼기`,
    },
    salon: {
      title: '미용실에 전하는 말',
      hint: '길이, 층, 가르마, 앞머리는 그림의 수치가 세 언어로 적혀요. 그림으로 알 수 없는 것만 적어 주세요.',
      cutting: '자를 때',
      avoid: '하지 말아 주세요',
      styling: '펌과 드라이',
    },
    morning: {
      all: '집에서 하는 손질',
      step: (number: string) => `${number}단계`,
      motion: '그림',
      title: '할 일',
      text: '방법',
      add: '단계 더하기',
      remove: (step: string) => `${step} 빼기`,
    },
    measurement: {
      label: '비율',
      value: '값',
      position: '위치',
      positionOf: (label: string) => `${label} 위치`,
      add: '비율 더하기',
      remove: (label: string) => `${label} 빼기`,
      presets: ['이마 : 광대', '광대 : 턱', '중안부 : 하안부', '가로 : 세로'],
      unnamed: '이름 없는 비율',
    },
  },
}

export type HairTexts = typeof ko
