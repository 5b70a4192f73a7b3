import { expect, test } from 'vitest'
import { readableHtml } from './readable-html.ts'

test('renders rich text as paragraphs with the URLs of links, without tags', () => {
  const html =
    '<h2>피부 &amp; 톤</h2><p>맑은 <strong>톤</strong>이에요.<br />둘째 줄</p><ul><li><a href="/shop" rel="noopener">상품</a></li></ul>'
  expect(readableHtml(html)).toBe('피부 & 톤\n맑은 톤이에요.\n둘째 줄\n상품 (/shop)')
})

test('renders an escaped tag in rich text as it was typed', () => {
  expect(readableHtml('<p>1 &lt;p&gt; &amp;lt;</p>')).toBe('1 <p> &lt;')
})

test.each(['3 < 5', 'a & b', '문의 <a@b.kr>', 'Tom &amp; Jerry', '<script>'])(
  'leaves %s unchanged, since it is no rich text',
  (text) => expect(readableHtml(text)).toBe(text),
)
