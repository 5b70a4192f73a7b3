import type { SurveyTexts } from '../surveys.ts'
import { counted } from './counted.ts'

export const surveys: SurveyTexts = {
  choices: {
    faceShapes: {
      달걀형: 'Oval',
      둥근형: 'Round',
      긴형: 'Long',
      마름모형: 'Diamond',
      하트형: 'Heart',
      사각형: 'Square',
    },
    facialTypes: {
      긴얼굴: 'Long face',
      중간얼굴_볼살: 'Medium, full cheeks',
      원형: 'Rounded',
      주걱턱: 'Prominent lower jaw',
      무턱: 'Chin set slightly back',
      주걱비대칭: 'Lower jaw to one side',
    },
    features: {
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
    neckLengths: { short: 'Rather short', long: 'Rather long', normal: 'Average' },
    shoulders: { narrow: 'Rather narrow', wide: 'Rather wide', normal: 'Average' },
    discovery: {
      youtube: 'YouTube',
      facebook: 'Facebook',
      instagram: 'Instagram',
      referral: 'A friend',
      search: 'Internet search',
      other: 'Other',
    },
  },
  photoKinds: { front: 'Front', side: 'Side', now: 'Current hair' },

  pageTitle: 'Survey · Gyeol',
  title: 'Tell us about your face',
  progress: (answered, of) => `${answered} of ${of} answered`,
  progressLabel: 'Survey progress',
  faceShape: {
    title: 'Face shape',
    hint: 'Easiest in a mirror with your hair held back. If you skip this, we assume oval.',
  },
  facialType: { title: 'Face type', hint: 'Choose the one that comes closest.' },
  features: { title: 'Choose all that apply', hint: 'Leave it empty if none apply.' },
  neck: { title: 'Length of your neck' },
  shoulder: { title: 'Width of your shoulders' },
  body: {
    title: 'Height and weight',
    hint: 'We use them to balance the length and volume of your hair.',
    height: 'Height (cm)',
    weight: 'Weight (kg)',
    weightHint: 'If you skip this, we assume 60 kg.',
    heightMissing: 'Please enter your height.',
    heightRange: (min, max) => `Please enter your height as a number from ${min} to ${max}.`,
    weightRange: (min, max) => `Please enter your weight as a number from ${min} to ${max}.`,
  },
  before: {
    title: 'Have you had another consultation before?',
    yes: 'Yes',
    no: 'No',
    count: 'How many times?',
    countRange: (max) => `Please enter a number from 0 to ${max}.`,
  },
  photos: {
    title: 'Three photos',
    hint: 'Front, side, your hair now. Best without make-up. Up to 10 MB each.',
    privacy: (days) =>
      `Only your consultant and our administrators see them. We erase them ${counted(days, 'day')} after the consultation is completed.`,
  },
  note: {
    title: 'What would you like to tell us?',
    hint: 'What you would like to change about your hair, and what you would rather avoid.',
    label: 'Other information',
    missing: 'Please fill in the other information.',
    tooLong: (limit) => `You can write up to ${limit} characters.`,
  },
  discovery: {
    title: 'How did you find us?',
    hint: 'If you skip this, we assume internet search.',
  },
  contact: {
    title: 'Who placed the order',
    hint: 'Please enter the email and phone number of your order.',
    email: 'Email',
    phone: 'Phone',
    emailMissing: 'Please enter your email.',
    emailInvalid: 'Please enter the full address, for example hana@example.com',
    phoneMissing: 'Please enter your phone number.',
    phoneInvalid: 'This is not a valid phone number.',
    mismatch: 'The order was not found. Please check the email and phone number of your order.',
  },
  consent: {
    label: 'I agree to the use of my photos and body data for the consultation',
    hint: (days) =>
      `We use photos of your face and body data such as height and weight only to make your result sheet, and erase the photos ${counted(days, 'day')} after the consultation ends. You may refuse, but then we cannot provide the consultation.`,
    read: 'Read what you agree to',
    missing:
      'Please agree to the use of your photos and body data. Without it the survey cannot be sent.',
  },
  agree: {
    label: 'I have checked everything above',
    hint: 'It cannot be changed once it is sent.',
    missing: 'Please confirm that you have checked everything.',
  },
  send: 'Send the survey',
  sending: 'Sending. Please keep this page open.',
  problems: {
    fields: (count) => `Please check ${counted(count, 'answer')} again.`,
    noResponse: 'No response from the server.',
    kept: 'Your answers and photos are still here. Please send them again in a moment.',
    request: 'The survey could not be sent.',
  },
  done: {
    title: 'We have your survey',
    text: 'Your consultant will read it and prepare your result sheet. You can follow the progress on My page.',
    unpaidText: 'We begin once your payment is confirmed. You can follow the progress on My page.',
    ok: 'Go to My page',
  },
  stops: {
    toMyPage: 'Go to My page',
    exists: {
      title: 'Your survey is already in',
      text: 'Each order takes one survey. Your consultant is preparing the result sheet.',
    },
    closed: {
      title: 'This survey is closed',
      text: 'The order was cancelled, or its consultation is already under way. Please check your order.',
    },
    missing: {
      title: 'The order was not found',
      text: 'Please check that the link is complete and that you are signed in to the account you ordered with.',
    },
    noOrder: {
      title: 'Which order is the survey for?',
      text: 'Choose the order on My page to answer its survey.',
    },
    openAgain: 'Open again',
    offline: {
      title: 'The survey could not be opened',
      text: 'You are offline. What you wrote is still on this device; please open the survey again once you are connected.',
    },
    fault: {
      title: 'The survey could not be opened',
      text: 'Something went wrong on our side. What you wrote is still on this device; please try again in a moment.',
    },
  },
}
