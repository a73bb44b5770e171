import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })

test('CRED-12 OPS-04 a finance staff member stops sales, a member reads the notice before the button, the ledgers are checked, and sales resume', async () => {
  const bram = await stage.visitor()
  await bram.context().request.post('/dev/office', { form: { email: 'bram@minuet.example' } })
  await openHydrated(bram, '/office/sales-stops')
  await bram.getByText(phrase('sales_stops.office.none')).waitFor()
  await bram.getByRole('button', { name: phrase('sales_stops.office.close') }).click()
  await bram.getByText(phrase('sales_stops.office.kinds.all'), { exact: true }).click()
  await bram.getByRole('button', { name: phrase('sales_stops.office.close_now') }).click()
  await bram.getByText(phrase('sales_stops.refusals.reason_required'), { exact: false }).waitFor()
  await bram.getByLabel(phrase('sales_stops.office.reason')).fill('The bank is down.')
  await bram.getByRole('button', { name: phrase('sales_stops.office.close_now') }).click()
  await bram.getByRole('heading', { name: phrase('sales_stops.office.kinds.all') }).waitFor()

  const jonas = await openReader(stage, { as: 'Jonas' })
  await openRendered(jonas, '/credits/p1/ideal')
  const notice = jonas.locator('.alert', { hasText: phrase('payments.closed.all') })
  await notice.first().waitFor()
  expect(
    await jonas
      .getByRole('button', { name: phrasePattern('payments.order.button', { start: true }) })
      .first()
      .getAttribute('aria-disabled'),
  ).toBe('true')

  await bram
    .getByRole('button', {
      name: `${phrase('sales_stops.office.open')}: ${phrase('sales_stops.office.kinds.all')}`,
    })
    .click()
  await bram.getByText(phrase('sales_stops.office.none')).waitFor()
  await bram.getByText(phrase('sales_stops.office.past')).first().waitFor()
  await openRendered(jonas, '/credits/p1/ideal')
  await jonas
    .getByRole('button', { name: phrasePattern('payments.order.button', { start: true }) })
    .first()
    .waitFor()
  expect(await notice.count()).toBe(0)

  await openHydrated(bram, '/office/ledger')
  await bram.getByRole('button', { name: phrase('reconciliation.ledger.check') }).click()
  await bram.getByText(phrase('reconciliation.ledger.whole')).waitFor()
  await openHydrated(bram, '/office/reconciliation')
  await bram.getByRole('button', { name: phrase('reconciliation.match.start') }).click()
  await bram.getByText(phrase('reconciliation.match.started')).waitFor()
})
