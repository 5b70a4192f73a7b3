import { expect, test } from 'vitest'
import { ARTICLE_TYPE, isBlankHtml, linkOfContent, PLAIN_TYPE } from './article-type.ts'

test.each<[type: string, link: string | null, leadsTo: string | null]>([
  [ARTICLE_TYPE, 'https://example.com/a', 'https://example.com/a'],
  [ARTICLE_TYPE, null, null],
  [ARTICLE_TYPE, '', null],
  [PLAIN_TYPE, 'https://example.com/a', null],
])('[LND-09] a content of type %s with the link %s leads to %s', (article_type, link_url, to) => {
  expect(linkOfContent({ article_type, link_url })).toBe(to)
})

test.each<[html: string, blank: boolean]>([
  ['', true],
  ['<p> </p>\n<p>&nbsp;</p>', true],
  ['<p>결</p>', false],
  ['<p><img src="/a.jpg"></p>', false],
])('[LND-09] the content %j is blank: %s', (html, blank) => {
  expect(isBlankHtml(html)).toBe(blank)
})
