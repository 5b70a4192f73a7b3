import { expect, onTestFinished, test } from 'vitest'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import { startApp } from '#tests/support/app.ts'

test('[A-03] a document is not rendered before the server has read what arrived', async () => {
  const { deps } = await startApp()
  const built = await builtPages()
  const [asked, turn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const nextTurn = () => {
    asked.resolve()
    return turn.promise
  }
  const site = await createApp({
    deps,
    pages: { ...built, render: (request, page) => built.render(request, { ...page, nextTurn }) },
  })
  onTestFinished(() => site.close())

  let isRendered = false
  const page = site.inject('/user/faq').then(({ statusCode }) => {
    isRendered = true
    return statusCode
  })
  await asked.promise
  await site.inject('/healthz')
  expect(isRendered).toBe(false)

  turn.resolve()
  expect(await page).toBe(200)
})
