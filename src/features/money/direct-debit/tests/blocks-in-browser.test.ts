import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { createDebtorActions, detailsOf } from '../testing/debtor-site.ts'

const stage = withSite({ cast: false })

test('CRED-07 OPS-04 finance lifts a block after reading the consequences and giving a reason; read-only staff see who can lift it', async () => {
  const site = await createDebtorActions(stage.site())
  const elena = await site.debtor()
  const { id: order } = await site.ordered(elena, detailsOf(431))
  await site.wait(60_000)
  await site.turn(order, 'return:MD06')

  const sven = await openOfficePage(stage, 'support', 'Sven')
  await openHydrated(sven, '/office/direct-debit')
  await sven.locator('[data-block="return"]').getByText('Bank’s code MD06').waitFor()
  await sven.getByText('An owner, a team lead or finance lifts what is blocked.').waitFor()
  expect(await sven.getByRole('button', { name: /^Lift/ }).count()).toBe(0)

  const frida = await openOfficePage(stage, 'finance', 'Frida')
  await openHydrated(frida, '/office/direct-debit')
  const block = frida.locator('[data-block="return"]')
  await block.getByText('For 90 days').waitFor()
  expect(await frida.getByText('An owner, a team lead or finance lifts what is blocked.').count()).toBe(0)
  await block.getByRole('button', { name: /^Lift: Return of order / }).click()
  await block.getByText('This return closes nothing any more').waitFor()
  await block.getByRole('button', { name: 'Lift now' }).click()
  await block.getByText('Please write why.').waitFor()
  expect(await block.getByLabel('Reason').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await findSeriousViolations(frida)).toEqual([])
  // Going back lifts nothing.
  await block.getByRole('button', { name: 'Back' }).click()
  await block.getByRole('button', { name: /^Lift: Return of order / }).click()
  await block.getByLabel('Reason').fill('Her bank took it for another')
  await frida.context().setOffline(true)
  await expect.poll(() => block.getByRole('button', { name: 'Lift now' }).getAttribute('aria-disabled')).toBe('true')
  await frida.context().setOffline(false)
  await expect
    .poll(() => block.getByRole('button', { name: 'Lift now' }).getAttribute('aria-disabled'))
    .not.toBe('true')
  await block.getByRole('button', { name: 'Lift now' }).click()
  await frida.getByText('Lifted and written down').waitFor()
  await block.waitFor({ state: 'detached' })
  await frida.getByText('Nothing is blocked').waitFor()
  const lifted = frida.getByRole('region', { name: 'Lifted before' }).getByRole('row').filter({ hasText: 'MD06' })
  await lifted.getByText('Her bank took it for another').waitFor()
  await lifted.getByText('Frida').waitFor()
  expect(await findSeriousViolations(frida)).toEqual([])

  // The other staff member sees it after a reload.
  await sven.reload()
  await sven.getByText('Nothing is blocked').waitFor()
  expect((await elena.send('POST', '/api/direct-debit/codes', detailsOf(431))).status).toBe(200)
}, 480_000)
