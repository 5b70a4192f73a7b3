import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { firstProducts } from '#server/seeds/products.ts'
import { cleanHtml } from './clean-html.ts'

test.each([
  ['text', 'a < b & c', 'a &lt; b &amp; c'],
  ['entities', 'a &lt; b &amp; c &#8211;', 'a &lt; b &amp; c –'],
  ['what text is made of', '<p>결<br>과 <b>한</b> 장</p>', '<p>결<br />과 <b>한</b> 장</p>'],
  ['words of another language', '<span lang="ko" id="x">결</span>', '<span lang="ko">결</span>'],
  ['attributes go', '<p onclick="x()" style="top:0">a</p>', '<p>a</p>'],
  ['a tag left open', '<ul><li>a<ul><li>b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['tags that cross', '<b><i>a</b></i>', '<b><i>a</i></b>'],
  ['a close without an open', 'a</b></div>', 'a'],
  ['an unknown tag keeps its words', '<marquee>a</marquee>', 'a'],
  ['a script goes with its words', 'a<script>b</script>c', 'ac'],
  ['a script within a script', '<scr<script></script>ipt>x</script>', 'ipt&gt;x'],
  ['a script that never ends', 'a<script>b', 'a'],
  ['a picture that fails', '<img src=x onerror=x()>a', 'a'],
  ['a comment', 'a<!-- <p> -->b', 'ab'],
  ['a drawing', '<svg><a href="javascript:x()">a</a></svg>b', 'b'],
  [
    'a link to elsewhere',
    '<a href="https://a.kr/?b=1&amp;c">d</a>',
    '<a href="https://a.kr/?b=1&amp;c" rel="noopener nofollow">d</a>',
  ],
  ['a link of ours', "<a target='x' href='/user'>a</a>", '<a href="/user">a</a>'],
  ['a link that runs', '<a href=" JavaScript:x()">a</a>', '<a>a</a>'],
  ['a link that runs, in entities', '<a href="&#106;avascript:x()">a</a>', '<a>a</a>'],
  ['a link with data', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
])('%s', (_case, html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
})

test('the descriptions of the first products need no cleaning', () => {
  for (const { words } of firstProducts) {
    for (const language of languages) {
      const { description } = words[language]
      expect(cleanHtml(description)).toBe(description)
    }
  }
})

test('removes every tag that is not allowed', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<a href=',
    ),
    fc.constantFrom(
      '<!--',
      '-->',
      '<b onload=x>',
      'javascript:',
      '<img src=x>',
      '<li>',
      '<svg',
      '=',
    ),
    fc.string({ maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const cleaned = cleanHtml(pieces.join(''))
      const withoutAllowed = cleaned
        .replace(
          /<\/?(?:p|h[234]|[uo]l|li|strong|b|em|i|u|blockquote|table|thead|tbody|t[rhd])>/g,
          '',
        )
        .replace(/<[bh]r \/>|<a(?: href="[^"<>]*"(?: rel="[^"]*")?)?>|<\/a>/g, '')
      expect(withoutAllowed).not.toMatch(/[<>]/)
    }),
    { numRuns: 2_000 },
  )
})
