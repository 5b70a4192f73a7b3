import { formatCount } from '#texts/en/format-count.ts'
import { surveys } from '#texts/en/surveys.ts'
import { photoTexts } from '../photo-texts.ts'
import { clothNames } from './cloth-names-en.ts'
import type { ColorTexts } from './ko.ts'

export const en: ColorTexts = {
  title: 'Tell us the colours you were born with',
  makeup: {
    title: 'Your usual make-up',
    hint: 'Only what you wear more than three days a week. The face follows what you choose.',
  },
  photos: photoTexts.en,
  consent: {
    label: 'I agree to the use of my photos and health data for the consultation',
    hint: (days) =>
      `We use photos of your face and wrist, and what you are sensitive or allergic to, only to make your result sheet, and erase the photos ${formatCount(days, 'day')} after the consultation ends. You may refuse, but then we cannot provide the consultation.`,
    missing:
      'Please agree to the use of your photos and health data. Without it the survey cannot be sent.',
  },
  questions: {
    eye_colour: {
      title: 'Eye colour',
      hint: 'As you see it in a mirror by the window, without lenses. Close enough is fine.',
      options: {
        near_black: 'Almost black',
        dark_brown: 'Dark brown',
        red_brown: 'Red brown',
        light_brown: 'Light brown',
        grey_brown: 'Grey brown',
        hazel: 'Hazel',
        unsure: 'I am not sure',
      },
    },
    hair_colour: {
      title: 'Natural hair colour',
      hint: 'The colour at the roots, before any dye.',
      options: {
        blue_black: 'Blue black',
        soft_black: 'Natural black',
        dark_brown: 'Dark brown',
        red_brown: 'Red brown',
        light_brown: 'Light brown',
        grey_brown: 'Grey brown',
        unsure: 'I am not sure',
      },
    },
    sun_reaction: {
      title: 'What does an hour of sun do to your face?',
      name: 'In the sun',
      hint: 'Think of noon in early summer, without sunscreen.',
      options: {
        burns: 'It burns, and that is all',
        burns_then_tans: 'It burns, then tans',
        tans_at_once: 'It tans at once',
        freckles_first: 'Freckles come first',
        unsure: 'I am not sure',
      },
    },
    vein_colour: {
      title: 'What colour are the veins at your wrist?',
      name: 'Veins at the wrist',
      hint: 'Look at an outstretched arm by the window. Lamps make them look yellow.',
      options: {
        blue_violet: 'Blue or violet',
        green: 'Green',
        mixed: 'A mix of both',
        unsure: 'I am not sure',
      },
    },
    flattering_metal: {
      title: 'Which jewellery brightens your face?',
      name: 'Flattering metal',
      hint: 'Easiest if you hold one after the other against your neck.',
      options: {
        silver: 'Silver',
        gold: 'Gold',
        rose_gold: 'Rose gold',
        any: 'All of them',
        unsure: 'I am not sure',
      },
    },
    praised_colours: {
      title: 'Colours in which you are told you look well',
      name: 'Praised colours',
      hint: 'Choose all that come to mind.',
      options: clothNames,
    },
    tiring_colours: {
      title: 'Colours that make you look tired',
      name: 'Tiring colours',
      hint: 'Also those that hang in your wardrobe and are never worn.',
      options: clothNames,
    },
    contrast_wish: {
      title: 'Which impression would you like to make?',
      name: 'Impression wished for',
      hint: 'Choose the face that speaks to you.',
      options: {
        soft: 'Soft',
        clear: 'Clear',
        bold: 'Bold',
        consultant: 'I leave it to my consultant',
      },
    },
    base_makeup: {
      title: 'Skin',
      name: 'Skin make-up',
      options: {
        none: 'Nothing',
        sun_cream: 'Sunscreen',
        tone_up: 'Tone-up cream',
        cushion: 'Cushion',
        foundation: 'Foundation',
        concealer: 'Concealer',
        powder: 'Powder',
      },
    },
    eye_makeup: {
      title: 'Eyes',
      name: 'Eye make-up',
      options: {
        none: 'Nothing',
        brows: 'Brows',
        shadow: 'Shadow',
        liner: 'Eyeliner',
        mascara: 'Mascara',
        lenses: 'Colour lenses',
      },
    },
    lip_makeup: {
      title: 'Lips',
      name: 'Lip make-up',
      options: {
        none: 'Nothing',
        balm: 'Balm',
        tint: 'Tint',
        lipstick: 'Lipstick',
        gloss: 'Gloss',
        liner: 'Lip liner',
      },
    },
    cheek_makeup: {
      title: 'Cheeks',
      name: 'Cheek make-up',
      options: {
        none: 'Nothing',
        blush: 'Blush',
        contour: 'Contour',
        highlighter: 'Highlighter',
      },
    },
    brands: {
      title: 'Products you use',
      hint: 'Shades that suit you help us, and so do those you bought and never wear. You may leave this empty.',
      label: 'Brands and shades',
      tooLong: (limit) => `You can write up to ${limit} characters.`,
    },
    budget: {
      title: 'How much would you like to spend on make-up?',
      name: 'Make-up budget',
      hint: 'We look at it only when we choose products for your sheet.',
      options: {
        what_i_have: 'Use what I have first',
        up_to_50000: 'Up to 50,000 won',
        up_to_100000: 'Up to 100,000 won',
        up_to_200000: 'Up to 200,000 won',
        over_200000: 'More than that',
      },
    },
    sensitivities: {
      title: 'What your skin or eyes react to',
      name: 'Sensitivities',
      hint: 'We leave it out of what we recommend. As health data it is asked with a consent of its own, together with the photos.',
      options: {
        none: 'Nothing',
        fragrance: 'Fragrance',
        metal: 'Nickel or other metals',
        hair_dye: 'Hair dye',
        sun_cream: 'Sunscreen',
        eyes: 'Dry or stinging eyes',
        lips: 'Peeling lips',
        dermatitis: 'Eczema, contact dermatitis',
        other: 'Something else',
      },
    },
    sensitivity_note: {
      title: 'Ingredients or products to avoid',
      label: 'Ingredients or products to avoid',
      tooLong: (limit) => `You can write up to ${limit} characters.`,
    },
    used_for: {
      title: 'What will you use the result for?',
      name: 'Used for',
      hint: 'Choose as many as you like.',
      options: {
        daily: 'Everyday make-up',
        work: 'Work or school',
        shopping: 'Choosing clothes',
        hair_dye: 'Dyeing my hair',
        profile_photo: 'ID or profile photo',
        interview: 'A job interview',
        wedding: 'A wedding',
        gathering: 'Dates, gatherings',
      },
    },
    note: {
      title: 'What would you like to tell us?',
      name: 'In the customer’s words',
      hint: 'What you would like to change about your make-up or the colours you wear, and what you would rather avoid.',
      label: 'What you wish for',
      missing: 'Please tell us in a line what you wish for.',
      tooLong: (limit) => `You can write up to ${limit} characters.`,
    },
    discovered_via: surveys.discovery,
  },
}
