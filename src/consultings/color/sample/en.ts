import type { ColorSampleTexts } from './sample-texts.ts'

export const en: ColorSampleTexts = {
  customerName: 'Clara',
  headline: 'Leave the bright colours, wear a rose in the mist',
  summary:
    'With the white of the paper set right, your cheeks and chin show an even touch of pink. Your eyes are deep, but hair and skin are not far apart, so that strong colours are seen before your face. In pinks and purples with a drop of grey your skin is at its smoothest and your eyes at their clearest.',
  lines: {
    undertone: 'Bluish pinks even out your face. Keep strong yellows away from it.',
    value:
      'Right in the middle: your face is more at ease in medium tones than in very light or very dark ones.',
    chroma: 'The clearest of the four. Given two colours, reach for the softer one.',
    contrast: 'Hair and skin are close. Wear top and bottom in similar tones.',
  },
  why: [
    'It brings out yellow beside the nose and below the eyes.',
    'The dress is seen before the face.',
    'The red of the cheeks turns patchy.',
    'The lips turn pale.',
    'The shadow below the chin grows darker.',
    'The skin sinks into grey.',
  ],
  areas: {
    lip: 'A thin layer of dried rose by day, mulberry in the evening. Blur the edge with a fingertip.',
    cheek:
      'Wide and outside the cheekbones; leave the skin below the pupils bare. Choose a powder without shimmer.',
    eye: 'The light shade all over the lid, the deep one at the outer corner alone. Silver shimmer, not gold.',
    hair: 'One step lighter than now is enough. Avoid copper.',
    metal:
      'Matte silver and white gold suit you. Wear yellow gold on the wrist, far from the ears.',
  },
  daily: [
    'Spread a lavender base thinly on the middle of the cheeks.',
    'Sweep dusty pink twice from the outside inwards.',
    'Light mauve on the lid, deep mauve at the outer corner.',
    'Tap dried rose on the lips from the inside with a fingertip.',
  ],
  special: [
    'One dot of silver highlighter on each cheekbone.',
    'Lilac mauve on the cheeks, its edge softened with dusty pink.',
    'Deep mauve as a base, the outer corner drawn out by 2 mm.',
    'Mulberry, blotted once with a tissue, then once more.',
  ],
  outro:
    'Your colours are quiet, which is why one looks for long. Change one black piece in your wardrobe for ink navy, and your face begins to speak first. When you shop for clothes, hold the colour card beside the cloth.',
}
