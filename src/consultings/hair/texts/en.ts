import { counted } from '#texts/en/counted.ts'
import { surveys } from '#texts/en/surveys.ts'
import type { HairTexts } from '../texts.ts'

export const en: HairTexts = {
  title: 'Tell us about your face',
  body: {
    title: 'Height and weight',
    hint: 'We use them to balance the length and volume of your hair.',
  },
  photos: {
    title: 'Three photos',
    hint: 'Front, side, your hair now. Best without make-up. Up to 10 MB each.',
    kinds: { front: 'Front', side: 'Side', now: 'Current hair' },
  },
  consent: {
    label: 'I agree to the use of my photos and body data for the consultation',
    hint: (days) =>
      `We use photos of your face and body data such as height and weight only to make your result sheet, and erase the photos ${counted(days, 'day')} after the consultation ends. You may refuse, but then we cannot provide the consultation.`,
    missing:
      'Please agree to the use of your photos and body data. Without it the survey cannot be sent.',
  },
  questions: {
    face_shape: {
      title: 'Face shape',
      hint: 'Easiest in a mirror with your hair held back. Leave it empty if you are not sure.',
      options: {
        달걀형: 'Oval',
        둥근형: 'Round',
        긴형: 'Long',
        마름모형: 'Diamond',
        하트형: 'Heart',
        사각형: 'Square',
      },
    },
    facial_type: {
      title: 'Face type',
      hint: 'Choose the one that comes closest.',
      options: {
        긴얼굴: 'Long face',
        중간얼굴_볼살: 'Medium, full cheeks',
        원형: 'Rounded',
        주걱턱: 'Prominent lower jaw',
        무턱: 'Chin set slightly back',
        주걱비대칭: 'Lower jaw to one side',
      },
    },
    features: {
      title: 'Choose all that apply',
      name: 'Features',
      hint: 'Leave it empty if none apply.',
      options: {
        넓은이마: 'Broad forehead',
        좁은이마: 'Narrow forehead',
        꺼진눈: 'Deep-set eyes',
        포말눈: 'Fuller eyelids',
        튀어나온: 'Prominent eyes',
        돌출입: 'Mouth set slightly forward',
        중안부매: 'Long mid-face',
        진한눈매: 'Defined eyes',
        홑꺼풀: 'Monolid, faint crease',
        쌍꺼풀: 'Double eyelid',
        짙은코: 'Defined nose',
        무쌍: 'Monolid, no crease',
      },
    },
    neck_length: {
      title: 'Length of your neck',
      name: 'Neck',
      options: { short: 'Rather short', long: 'Rather long', normal: 'Average' },
    },
    shoulder: {
      title: 'Width of your shoulders',
      name: 'Shoulders',
      options: { narrow: 'Rather narrow', wide: 'Rather wide', normal: 'Average' },
    },
    height_cm: {
      title: 'Height',
      label: 'Height (cm)',
      missing: 'Please enter your height.',
      outOfRange: (min, max) => `Please enter your height as a number from ${min} to ${max}.`,
      value: (cm) => `${cm} cm`,
    },
    weight_kg: {
      title: 'Weight',
      label: 'Weight (kg)',
      hint: 'You may leave this empty.',
      outOfRange: (min, max) => `Please enter your weight as a number from ${min} to ${max}.`,
      value: (kg) => `${kg} kg`,
    },
    had_other_consulting: {
      title: 'Have you had another consultation before?',
      name: 'Consultations before',
      options: { yes: 'Yes', no: 'No' },
    },
    other_consulting_count: {
      title: 'Number of consultations before',
      label: 'How many times?',
      outOfRange: (min, max) => `Please enter a number from ${min} to ${max}.`,
      value: (count) => counted(count, 'time'),
    },
    note: {
      title: 'What would you like to tell us?',
      name: 'In the customer’s words',
      hint: 'What you would like to change about your hair, and what you would rather avoid.',
      label: 'Other information',
      missing: 'Please fill in the other information.',
      tooLong: (limit) => `You can write up to ${limit} characters.`,
    },
    discovered_via: surveys.discovery,
  },
  sheet: {
    subject: 'Result sheet of a hair consultation',
    sections: {
      typeAnalysis: 'Face analysis',
      hairSummary: 'Hair summary',
      bestHair: 'Hair that suits you',
      worstHair: 'Hair to avoid',
    },
    card: {
      open: 'Card for your hairdresser',
      title: 'This is what I would like',
      faceType: 'Face',
    },
    face: (shape) => `Drawing of a face with guide lines: ${shape}`,
    style: (name) => `Drawing of a face with this hair: ${name}`,
    measurements: 'Proportions of the face',
  },
  office: {
    fields: {
      faceType: 'Face type',
      faceTypeHint: 'e.g. a heart shape close to an oval',
      analysis: 'Face analysis',
      measurements: 'Proportions',
      hairSummary: 'Hair summary',
      best: (number) => `Recommended style ${number}`,
      worst: (number) => `Style to avoid ${number}`,
      worstAll: 'Styles to avoid',
    },
    style: {
      name: 'Name',
      description: 'Description',
      picture: 'Choose drawing',
      usesPicture: 'An uploaded picture is used.',
      useDrawing: 'Use a drawing',
      add: 'Add a style to avoid',
      remove: (name) => `Remove ${name}`,
    },
    measurement: {
      label: 'Proportion',
      value: 'Value',
      position: 'Position',
      positionOf: (label) => `Position of ${label}`,
      add: 'Add a proportion',
      remove: (label) => `Remove ${label}`,
      presets: ['Forehead : cheekbone', 'Cheekbone : jaw', 'Middle : lower face', 'Width : length'],
      unnamed: 'unnamed proportion',
    },
  },
}
