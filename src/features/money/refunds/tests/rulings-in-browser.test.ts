import { beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { createBuyers } from '../testing/buyers-in-browser.ts'
import { withOpenDisputes } from '../testing/with-open-disputes.ts'

const stage = withSite({ cast: false })
const { member, buy, paymentOf } = createBuyers(stage)
// Otherwise a new member's first order would cost less.
beforeAll(() => stage.site().server.product.sites.changeSettings(1, { time_bonus: false, welcome_percentage: 0 }))

/** Opens the file of the disputed order. */
async function openDisputed(page: Page): Promise<void> {
  await openHydrated(page, '/office/orders')
  const notice = page.getByRole('listitem').filter({ hasText: 'A bank has taken €24.99, and sandbox never tells' })
  await notice.getByRole('button', { name: 'Open' }).click()
  await page.getByText('sandbox never tells how this ends. Look it up there and say so here.').waitFor()
}

test('OPS-04 CRED-12 a finance staff member records the outcome of a dispute its provider never reports, and is told when the provider reports otherwise', async () => {
  const { page: mei } = await member('Mei')
  const order = await buy(mei, /Card/, 'Pay')
  await mei.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()
  const bank = await stage.visitor()
  await withOpenDisputes(stage.site().server.product.payments.providerNamed('sandbox'), async () => {
    await bank.goto(await paymentOf(order))
    await bank.getByRole('button', { name: 'Dispute the payment' }).click()
    await bank.getByText('The payer disputes €24.99.').waitFor()
    await expect
      .poll(async () => {
        await mei.reload()
        return mei.getByRole('main').innerText()
      })
      .toContain('60 credits of this order wait until that is decided.')

    // Read-only staff see who decides and are offered no action.
    const sven = await openOfficePage(stage, 'support', 'Sven')
    await openDisputed(sven)
    await sven.getByText('An owner, a team lead or finance decides this.').waitFor()
    expect(await sven.getByRole('button', { name: 'Decide' }).count()).toBe(0)

    const frida = await openOfficePage(stage, 'finance', 'Frida')
    await openDisputed(frida)
    expect(await frida.getByText('An owner, a team lead or finance decides this.').count()).toBe(0)
    // The consequences of either outcome are stated in advance.
    await frida.getByText('The money is booked as back, and the credits of this order are free again.').waitFor()
    await frida.getByLabel('What is to be so').selectOption('lost')
    await frida.getByText('Unused credits of this order are taken back, and what the bank took').waitFor()
    await frida.getByRole('button', { name: 'Decide' }).click()
    await frida.getByText('Please write why.').waitFor()
    expect(await findSeriousViolations(frida)).toEqual([])
    await frida.locator('[data-dispute]').getByLabel('Reason').fill('It says so in their list')
    await frida.getByRole('button', { name: 'Decide' }).click()
    await frida.getByText('Lost: the bank has €24.99.').waitFor()
    await frida.locator('[data-ruling="done"]').getByText('It says so in their list').waitFor()
    expect(await frida.getByRole('button', { name: 'Decide' }).count()).toBe(0)
    await frida.context().close()
    await sven.context().close()
  })
  await expect
    .poll(async () => {
      await mei.reload()
      return mei.getByRole('main').innerText()
    })
    .toContain('60 unused credits left your account with it.')

  await bank.reload()
  await bank.getByRole('button', { name: 'Decide the dispute for the shop' }).click()
  const frida = await openOfficePage(stage, 'finance', 'Frida')
  await openHydrated(frida, '/office/orders')
  const notice = frida
    .getByRole('listitem')
    .filter({ hasText: 'sandbox says that a dispute over €24.99 is won after all.' })
  // The provider's report arrives by webhook, and the list is refetched.
  await notice.getByRole('button', { name: 'Open' }).click({ timeout: 60_000 })
  await frida.getByText('Won: €24.99 stays with us.').waitFor()
  await frida.getByText(/^Before that it had been called lost. sandbox said otherwise on /).waitFor()
  expect(await findSeriousViolations(frida)).toEqual([])
  for (const step of [/^lost$/, /^won_after_all$/])
    await frida.locator('code').filter({ hasText: step }).first().waitFor()
  await mei.goto('/credits/statement')
  await mei.getByText('Given again: payment not reversed after all').first().waitFor()
}, 480_000)
