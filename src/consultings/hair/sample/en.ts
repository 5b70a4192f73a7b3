import type { SampleTexts } from './sample-texts.ts'

export const en: SampleTexts = {
  customerName: 'Clara',
  headline: 'Soften the jaw, lift the gaze to your eyes',
  faceType: 'A square face with clear lines',
  analysis:
    'Forehead, cheekbones and jaw are about equally wide, and the line of your chin is straight: a firm, clear face. There is plenty of room between brows and eyes, so you look most at ease when the gaze rests there. Hair that stops at the jaw draws a second horizontal line; let the ends fall below the chin and flow towards the face. Your neck is long enough to carry hair down to the collarbone with ease.',
  measurements: ['Cheekbones to jaw', 'Width to height', 'Neck'],
  longNeck: 'long',
  summary:
    'Move the parting to 6:4 and let a long fringe fall to either side, down past the cheekbones. Start the layers below the chin and keep the volume at eye level. Turn the ends inwards so that they round off the corners of the jaw.',
  best: [
    {
      name: 'Collarbone waves with a curtain fringe',
      description:
        'Eight centimetres below the chin, just on the collarbone. Layers that start below the chin let the hair flow past the corners of the jaw and soften the square outline. Part the fringe where the hair parts and sweep it past the cheekbones: it opens the eyes and draws the gaze upwards.',
      cutting: 'No strand beside the face shorter than the chin. Keep the hemline round.',
      avoid: 'Ending at the jaw, a straight fringe, thinning out the ends',
      styling: 'A 36 mm iron from eye level down, once outwards, the ends inwards. 160 °C.',
    },
    {
      name: 'Layered bob with a side fringe',
      description:
        'If you want it short, go no higher than four centimetres below the chin. A 7:3 parting that runs slantwise over one brow breaks the horizontal line of the forehead. Turn the ends inwards, around the neck.',
      cutting:
        'The back 1 cm shorter, no more. Leave the outside one length and lighten the inside.',
      avoid: 'A clipped nape, two sides of exactly the same length',
      styling: 'No perm: a round brush, once inwards at the ends.',
    },
  ],
  worst: [
    {
      name: 'A blunt bob at the jaw',
      description: 'Its edge lies on your jaw and makes the face look wider.',
    },
    {
      name: 'A straight fringe over the brows',
      description: 'Two horizontal lines, above and below, square the face.',
    },
    {
      name: 'Hair pulled back tightly',
      description: 'It leaves the corners of the jaw bare and looks stern.',
    },
  ],
  morning: [
    {
      title: 'Dry the roots upwards',
      text: 'Head down, from the crown, for 2 minutes. Part the hair once it is dry.',
    },
    {
      title: 'Sweep the fringe to both sides',
      text: 'Cool air, from the eyes outwards, 10 seconds each.',
    },
    {
      title: 'Turn the ends inwards',
      text: 'Two strands below each ear, once. Then a drop of oil, on the ends only.',
    },
  ],
  outro:
    'Your jaw is nothing to hide, Clara: it is the pillar of your face. Let one soft line run beside it. At the salon, simply show the salon card. A trim of the fringe every six weeks keeps the shape.',
}
