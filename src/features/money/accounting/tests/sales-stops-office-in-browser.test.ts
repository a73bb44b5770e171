import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

test('CRED-12 OPS-04 a finance staff member stops sales, a member reads the notice before the button, the ledgers are checked, and sales resume', async () => {
  const bram = await stage.visitor()
  await bram.context().request.post('/dev/office', { form: { email: 'bram@minuet.example' } })
  await openHydrated(bram, '/office/sales-stops')
  await bram.getByText('Nothing is closed').waitFor()
  await bram.getByRole('button', { name: 'Close something' }).click()
  await bram.getByText('All purchases', { exact: true }).click()
  await bram.getByRole('button', { name: 'Close now' }).click()
  await bram.getByText('Please write why.', { exact: false }).waitFor()
  await bram.getByLabel('Reason').fill('The bank is down.')
  await bram.getByRole('button', { name: 'Close now' }).click()
  await bram.getByRole('heading', { name: 'All purchases' }).waitFor()

  const jonas = await stage.visitor({ as: 'Jonas' })
  await openHydrated(jonas, '/credits/p1/ideal')
  const notice = jonas.locator('.alert', { hasText: 'Credits can’t be bought for a while.' })
  await notice.first().waitFor()
  expect(await jonas.getByRole('button', { name: /^Order and pay/ }).getAttribute('aria-disabled')).toBe('true')

  await bram.getByRole('button', { name: 'Open again: All purchases' }).click()
  await bram.getByText('Nothing is closed').waitFor()
  await bram.getByText('Opened again').waitFor()
  await openHydrated(jonas, '/credits/p1/ideal')
  await jonas.getByRole('button', { name: /^Order and pay/ }).waitFor()
  expect(await notice.count()).toBe(0)

  await openHydrated(bram, '/office/ledger')
  await bram.getByRole('button', { name: 'Check now' }).click()
  await bram.getByText('No violations.').waitFor()
  await openHydrated(bram, '/office/reconciliation')
  await bram.getByRole('button', { name: 'Compare now' }).click()
  await bram.getByText('The comparison begins within a minute.').waitFor()
})
