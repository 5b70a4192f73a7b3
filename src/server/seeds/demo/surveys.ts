import { type KindName, surveyOfKind } from '#consultings/kinds.ts'
import type { Answers } from '#consultings/question.ts'
import type { SurveyPayloadOf } from '#contract/surveys.ts'
import type { View } from '#domain/drawings/parameters/picture-fields.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { DemoPhoto } from './photo.ts'

/** Views of the face in the photos of each kind's survey. */
const viewsOf = {
  HAIR_CONSULTING: ['front', 'left', 'back'],
  SKIN_CONSULTING: ['front', 'front'],
} as const satisfies Partial<Record<KindName, readonly View[]>>
type DemoKind = keyof typeof viewsOf

interface DemoSurveyOf<Name extends DemoKind> {
  readonly kind: Name
  readonly answers: Omit<SurveyPayloadOf<Name>, 'consulting_type' | 'agreed_all'>
  /** How the person looks beside that. */
  readonly look: PortraitChoices
}

/** Answers to the survey of one kind. */
export type DemoSurvey = { readonly [Name in DemoKind]: DemoSurveyOf<Name> }[DemoKind]

/** Photos of a survey: for hair from all sides; for colours a bare face, once with paper. */
export function photosOf({ kind, answers, look }: DemoSurvey): DemoPhoto[] {
  // The form allows null for no answer; the demo omits those.
  const drawn = surveyOfKind(kind).portraitFrom(answers as Answers)
  const face = { ...drawn.face, ...look.face }
  return viewsOf[kind].map((view, at) => ({
    face,
    hair: {
      ...drawn.hair,
      ...look.hair,
      ...(view === 'back' ? { tucked: 'none' } : { tucked: 'both' }),
    },
    picture: { ...look.picture, view },
    ...(kind === 'SKIN_CONSULTING' && at === 1 && { hasPaper: true }),
  }))
}

/** What does not change between the two hair surveys of minji. */
const minjisBody = {
  face_shape: '달걀형',
  features: ['쌍꺼풀'],
  neck_length: 'normal',
  shoulder: 'narrow',
  height_cm: 165,
  weight_kg: 51,
} satisfies Partial<DemoSurveyOf<'HAIR_CONSULTING'>['answers']>

export const surveys = {
  hana: {
    kind: 'HAIR_CONSULTING',
    answers: {
      face_shape: '하트형',
      facial_type: '중간얼굴_볼살',
      features: ['넓은이마', '쌍꺼풀'],
      neck_length: 'long',
      shoulder: 'narrow',
      discovered_via: 'instagram',
      height_cm: 163,
      weight_kg: 52,
      note: '이마가 넓어 보이는 게 고민이에요. 어깨에 닿는 길이에서 더 자르고 싶은데 어려 보이기만 할까 걱정돼요. 아침에 손질할 시간이 10분 정도예요.',
    },
    look: {
      face: { age: 'young', lips: 'bow' },
      hair: { length: 48, parting: '6:4', colour: 'darkBrown' },
      picture: { seed: 11, clothesColour: '#faf6f0' },
    },
  },
  seoyeon: {
    kind: 'HAIR_CONSULTING',
    answers: {
      face_shape: '긴형',
      facial_type: '긴얼굴',
      features: ['중안부매', '홑꺼풀'],
      neck_length: 'normal',
      shoulder: 'normal',
      discovered_via: 'search',
      height_cm: 168,
      weight_kg: 57,
      note: '얼굴이 길어서 앞머리를 내려야 하나 늘 망설여요. 머리숱이 적고 가늘어서 볼륨이 금방 죽어요. 파마는 한 번도 해 본 적이 없어요.',
      had_other_consulting: true,
      other_consulting_count: 1,
    },
    look: {
      face: { brows: 'straight' },
      hair: { length: 150, crown: 15, sides: 15, ends: 'thinned' },
      picture: { seed: 23, clothes: 'shirt' },
    },
  },
  daeun: {
    kind: 'HAIR_CONSULTING',
    answers: {
      face_shape: '둥근형',
      facial_type: '원형',
      features: ['좁은이마', '무쌍'],
      neck_length: 'short',
      shoulder: 'wide',
      discovered_via: 'referral',
      height_cm: 158,
      weight_kg: 54,
      note: '둥근 얼굴이라 단발을 하면 더 동그래 보일까 봐 못 하고 있어요. 곱슬기가 조금 있어요.',
    },
    look: {
      face: { brows: 'soft', blush: 60 },
      hair: { length: 84, wave: 'sWave', waveSize: 45, layers: 40, parting: '7:3' },
      picture: { seed: 31, clothesColour: '#4f5d45' },
    },
  },
  linh: {
    kind: 'HAIR_CONSULTING',
    answers: {
      face_shape: '마름모형',
      features: ['진한눈매'],
      neck_length: 'long',
      shoulder: 'normal',
      discovered_via: 'facebook',
      height_cm: 160,
      weight_kg: 49,
      note: 'Gò má của em hơi cao nên em muốn kiểu tóc làm gương mặt mềm hơn. Em thường buộc tóc khi đi làm.',
    },
    look: {
      face: { brows: 'arched', expression: 'halfSmile' },
      hair: { length: 120, wave: 'sWave', colour: 'brown' },
      picture: { seed: 41, clothesColour: '#b04a2f' },
    },
  },
  minji: {
    kind: 'HAIR_CONSULTING',
    answers: {
      ...minjisBody,
      discovered_via: 'youtube',
      note: '몇 년째 같은 긴 머리라 변화를 주고 싶어요. 너무 짧은 머리는 자신이 없어요.',
    },
    look: {
      face: { brows: 'angled', freckles: 25 },
      hair: { length: 170, parting: '5:5' },
      picture: { seed: 53, clothes: 'turtleneck', clothesColour: '#faf6f0' },
    },
  },
  minjiAgain: {
    kind: 'HAIR_CONSULTING',
    answers: {
      ...minjisBody,
      discovered_via: 'referral',
      note: '결혼식을 앞두고 있어요. 묶어 올릴 수 있는 길이에서 옆모습이 부드러워 보였으면 해요.',
    },
    look: {
      face: { brows: 'angled', freckles: 25 },
      hair: { length: 150, parting: '6:4' },
      picture: { seed: 53, clothes: 'shirt', clothesColour: '#4f5d45' },
    },
  },
  minjiColours: {
    kind: 'SKIN_CONSULTING',
    answers: {
      eye_colour: 'dark_brown',
      hair_colour: 'dark_brown',
      sun_reaction: 'burns_then_tans',
      vein_colour: 'blue_violet',
      flattering_metal: 'silver',
      praised_colours: ['baby_pink', 'lavender'],
      tiring_colours: ['camel', 'coral'],
      contrast_wish: 'soft',
      base_makeup: ['sun_cream', 'cushion'],
      eye_makeup: ['brows'],
      lip_makeup: ['tint'],
      cheek_makeup: ['blush'],
      budget: 'up_to_50000',
      sensitivities: ['none'],
      used_for: ['daily', 'shopping'],
      note: '검정 옷이 많은데 입으면 아파 보인다는 말을 들어요. 무엇부터 바꾸면 좋을지 알고 싶어요.',
      discovered_via: 'instagram',
    },
    look: {
      face: { skinColour: '#f4e2d9', outline: 'heart', lids: 'double', blush: 20 },
      hair: { length: 70, parting: '6:4' },
      picture: { seed: 71, clothesColour: '#faf6f0' },
    },
  },
  davidColours: {
    kind: 'SKIN_CONSULTING',
    answers: {
      eye_colour: 'near_black',
      hair_colour: 'soft_black',
      sun_reaction: 'burns_then_tans',
      vein_colour: 'blue_violet',
      flattering_metal: 'silver',
      praised_colours: ['navy'],
      tiring_colours: ['camel', 'khaki'],
      contrast_wish: 'bold',
      base_makeup: ['sun_cream'],
      eye_makeup: ['none'],
      lip_makeup: ['balm'],
      cheek_makeup: ['none'],
      budget: 'up_to_100000',
      sensitivities: ['none'],
      used_for: ['work', 'interview'],
      note: 'I own one good suit and it is camel. People ask whether I slept badly when I wear it. What should I buy instead before my next interview?',
      discovered_via: 'search',
    },
    look: {
      face: {
        skinColour: '#f0d8c6',
        outline: 'square',
        masculinity: 85,
        browWeight: 140,
        blush: 0,
      },
      hair: { cut: 'swept', parting: '6:4', length: -72 },
      picture: { seed: 83, clothesColour: '#faf6f0' },
    },
  },
  linhColours: {
    kind: 'SKIN_CONSULTING',
    answers: {
      eye_colour: 'dark_brown',
      hair_colour: 'dark_brown',
      sun_reaction: 'tans_at_once',
      vein_colour: 'green',
      flattering_metal: 'gold',
      praised_colours: ['camel', 'khaki'],
      tiring_colours: ['lavender', 'baby_pink'],
      contrast_wish: 'clear',
      base_makeup: ['sun_cream'],
      eye_makeup: ['brows', 'mascara'],
      lip_makeup: ['lipstick'],
      cheek_makeup: ['none'],
      budget: 'up_to_100000',
      sensitivities: ['none'],
      used_for: ['work', 'wedding'],
      note: 'Tôi sắp dự đám cưới bạn và muốn chọn màu áo dài cùng màu son hợp với da.',
      discovered_via: 'search',
    },
    look: {
      face: { skinColour: '#ecd0b4', lids: 'double', brows: 'arched' },
      hair: { length: 90, parting: '5:5' },
      picture: { seed: 73, clothesColour: '#faf6f0' },
    },
  },
  somin: {
    kind: 'SKIN_CONSULTING',
    answers: {
      eye_colour: 'dark_brown',
      hair_colour: 'soft_black',
      sun_reaction: 'burns',
      vein_colour: 'blue_violet',
      flattering_metal: 'silver',
      praised_colours: ['navy', 'baby_pink', 'lavender'],
      tiring_colours: ['camel', 'khaki', 'coral'],
      contrast_wish: 'soft',
      base_makeup: ['sun_cream', 'cushion'],
      eye_makeup: ['brows', 'shadow'],
      lip_makeup: ['tint'],
      cheek_makeup: ['none'],
      brands: '쿠션은 21호를 쓰는데 목보다 밝아요. 코랄 틴트는 사 놓고 거의 바르지 않아요.',
      budget: 'up_to_100000',
      sensitivities: ['fragrance', 'eyes'],
      sensitivity_note: '향이 강한 립 제품을 바르면 입술이 따가워요.',
      used_for: ['work', 'shopping', 'interview'],
      note: '면접을 앞두고 있어요. 화장을 하면 나이 들어 보인다는 말을 들어서 색부터 다시 고르고 싶어요.',
      discovered_via: 'instagram',
    },
    look: {
      face: { skinColour: '#f3dcd0', lids: 'double', brows: 'soft', blush: 0 },
      hair: { length: 70, parting: '6:4' },
      picture: { seed: 67, clothesColour: '#faf6f0' },
    },
  },
} as const satisfies Record<string, DemoSurvey>
