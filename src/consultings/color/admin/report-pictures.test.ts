import { expect, test } from 'vitest'
import { sideBySide } from '../groups.ts'
import { summerMute } from '../palettes/summer-mute.ts'
import { colorContent } from '../report-content.ts'
import { picturesOf } from './report-pictures.tsx'

test('draws the compared cape as the sheet does, with face colours in the middle', () => {
  const content = colorContent.parse({ best: summerMute.best })
  const folds = sideBySide(content.best).map(({ colour }) => colour.hex)

  for (const part of ['drawn', 'looks.daily']) {
    const [{ key } = { key: '' }] = picturesOf(part, content)
    expect(JSON.parse(key).picture.capeColours, part).toBe(folds.join(' '))
  }
})
