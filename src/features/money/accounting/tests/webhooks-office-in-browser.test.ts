import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })

/** Opens the office as finance, with an inbox of two pages. */
async function openInbox(path: string) {
  const page = await stage.visitor()
  await page.context().request.post('/dev/office', { form: { email: 'bram@minuet.example' } })
  const requests: string[] = []
  let failing = false
  await page.route('**/api/office/webhooks*', (route) => {
    const { search, searchParams } = new URL(route.request().url())
    requests.push(search)
    if (failing) {
      const error = { code: 'not_found', message: 'Not found.' }
      return route.fulfill({ status: 404, json: { error } })
    }
    const before = searchParams.get('before')
    const names = before === null ? ['evt_4', 'evt_3'] : ['evt_2', 'evt_1']
    const webhooks = names.map((event) => ({
      gateway: 'mollie',
      event,
      ref: `tr_${event}`,
      order: null,
      received_at: '2026-11-24T09:00:00.000Z',
      tries: 1,
      state: searchParams.get('state') ?? 'done',
      outcome: null,
    }))
    const next = before === null ? 'page-two' : null
    return route.fulfill({
      json: { webhooks, next, gateways: ['mollie', 'sandbox'], may_act: true },
    })
  })
  await openHydrated(page, path)
  return {
    page,
    requests,
    fail: (now: boolean) => {
      failing = now
    },
    state: page.getByLabel(phrase('reconciliation.webhooks.state')),
    events: async () => page.locator('.office-table tbody code[title^="evt_"]').allInnerTexts(),
  }
}

test('OPS-04 the webhook inbox appends older webhooks to those already shown', async () => {
  const { page, requests, events } = await openInbox('/office/webhooks')
  await expect.poll(events).toEqual(['evt_4', 'evt_3'])
  await page.getByRole('button', { name: phrase('reconciliation.webhooks.older') }).click()
  await expect.poll(events).toEqual(['evt_4', 'evt_3', 'evt_2', 'evt_1'])
  expect(requests).toEqual(['', '?before=page-two'])
  expect(
    await page.getByRole('button', { name: phrase('reconciliation.webhooks.older') }).count(),
  ).toBe(0)
})

test('OPS-04 the filters of the webhook inbox are part of the URL, and are kept when loading fails', async () => {
  const { page, requests, state, events, fail } = await openInbox('/office/webhooks?gateway=mollie')
  await expect.poll(events).toEqual(['evt_4', 'evt_3'])
  await state.selectOption('failed')
  await expect.poll(() => new URL(page.url()).search).toBe('?gateway=mollie&state=failed')
  await expect.poll(() => requests.at(-1)).toBe('?gateway=mollie&state=failed')

  fail(true)
  await state.selectOption('unknown')
  await page.getByText(phrase('reconciliation.common.not_loaded')).waitFor()
  expect(await state.inputValue()).toBe('unknown')
  fail(false)
  await page.getByRole('button', { name: phrase('staff.shell.retry') }).click()
  await expect.poll(events).toEqual(['evt_4', 'evt_3'])

  await page.goBack()
  await expect.poll(() => state.inputValue()).toBe('failed')
  await page.reload()
  await expect.poll(() => state.inputValue()).toBe('failed')
  await expect.poll(events).toEqual(['evt_4', 'evt_3'])
  await state.selectOption('')
  await expect.poll(() => new URL(page.url()).search).toBe('?gateway=mollie')
})
