/** Copies the complete fonts that PDFs embed parts of, so that their packages are needed to build only. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './packaged-node.mjs'

const packages = join(root, 'node_modules')
const pretendard = join(packages, 'pretendard')
const hahmlet = join(packages, '@fontsource', 'hahmlet')
const output = join(root, 'build', 'fonts')

const fonts = [
  ...['Regular', 'Light'].map((weight) =>
    join(pretendard, 'dist', 'public', 'static', `Pretendard-${weight}.otf`),
  ),
  ...['korean', 'latin', 'vietnamese', 'latin-ext'].map((script) =>
    join(hahmlet, 'files', `hahmlet-${script}-300-normal.woff`),
  ),
]

export function copyPaperFonts() {
  mkdirSync(output, { recursive: true })
  for (const font of fonts) copyFileSync(font, join(output, basename(font)))
  copyFileSync(join(pretendard, 'dist', 'LICENSE.txt'), join(output, 'Pretendard-LICENSE.txt'))
  copyFileSync(join(hahmlet, 'LICENSE'), join(output, 'hahmlet-LICENSE.txt'))
}
