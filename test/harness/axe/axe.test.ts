import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findColourViolations, findSeriousViolations } from '../axe.ts'
import { sharedBrowser } from '../launch-browser.ts'

let page: Page
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage()
})
afterAll(() => page.context().close())

const show = (body: string) =>
  page.setContent(`<html lang="en"><title>Test</title><main><h1>Heading</h1>${body}</main></html>`)
const grey = (text: string, style = '') => `<p style="color: #767676; ${style}">${text}</p>`

test('an unreadable text is reported on every page that shows it, even if the same colour passed elsewhere', async () => {
  await show(grey('On white.'))
  expect(await findColourViolations(page)).toEqual([])
  const onGrey = `<div style="background: #eee">${grey('On grey.')}</div>`
  for (const body of [onGrey, `${grey('On white.')}${onGrey}`, onGrey]) {
    await show(body)
    expect(await findColourViolations(page)).toEqual([expect.stringContaining('color-contrast')])
    expect(await findSeriousViolations(page)).toEqual([expect.stringContaining('color-contrast')])
  }
})

test.each([
  ['opacity', grey('Faded.', 'opacity: 0.8')],
  ['an opacity further out', `<div style="opacity: 0.8">${grey('Faded.')}</div>`],
  ['another colour', grey('Paler.', 'color: #808080')],
  [
    'a layer in between',
    `<div style="position: relative">
      <div style="position: absolute; inset: 0; background: #ddd; z-index: 0"></div>
      ${grey('Above a layer.', 'position: relative; z-index: 1')}
    </div>`,
  ],
])('a text that passed is checked again with %s', async (_, body) => {
  await show(grey('On white.'))
  expect(await findColourViolations(page)).toEqual([])
  await show(body)
  expect(await findColourViolations(page)).toEqual([expect.stringContaining('color-contrast')])
})

test('a link distinguished only by its colour is found, even if it passed in a list', async () => {
  const link = '<a href="/" style="color: #333; text-decoration: none">A link</a>'
  await show(`<ul><li>${link}</li></ul>`)
  expect(await findColourViolations(page)).toEqual([])
  await show(`<p style="color: #000">Some text around ${link} and more of it.</p>`)
  expect(await findColourViolations(page)).toEqual([expect.stringContaining('link-in-text-block')])
})
