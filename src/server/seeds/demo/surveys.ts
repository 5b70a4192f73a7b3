import { type HairAnswers, kinds } from '#consultings/kinds.ts'
import type { SurveyPayload } from '#contract/surveys.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'

/** What somebody answered, and how the person looks beside that. */
export interface DemoSurvey {
  readonly answers: Omit<SurveyPayload, 'agreed_all'> & HairAnswers
  readonly look: PortraitChoices
}

/** The photos that the survey asks for, of the face that it describes: front, side, hair as it is. */
export function photosOf({ answers, look }: DemoSurvey): PortraitChoices[] {
  const face = {
    ...kinds.HAIR_CONSULTING.faceOf(answers),
    ...look.face,
  }
  return (['front', 'left', 'back'] as const).map((view) => ({
    face,
    hair: { ...look.hair, ...(view === 'back' ? { tucked: 'none' } : { tucked: 'both' }) },
    picture: { ...look.picture, view },
  }))
}

export const surveys = {
  hana: {
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
    answers: {
      face_shape: '달걀형',
      features: ['쌍꺼풀'],
      neck_length: 'normal',
      shoulder: 'narrow',
      discovered_via: 'youtube',
      height_cm: 165,
      weight_kg: 51,
      note: '몇 년째 같은 긴 머리라 변화를 주고 싶어요. 너무 짧은 머리는 자신이 없어요.',
    },
    look: {
      face: { brows: 'angled', freckles: 25 },
      hair: { length: 170, parting: '5:5' },
      picture: { seed: 53, clothes: 'turtleneck', clothesColour: '#faf6f0' },
    },
  },
} as const satisfies Record<string, DemoSurvey>
