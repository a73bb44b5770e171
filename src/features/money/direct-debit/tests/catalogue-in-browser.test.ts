import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { dayMs } from '#kernel/duration.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { createDebtorActions, detailsOf } from '../testing/debtor-site.ts'
import { latestCode, fakeIban, wrongCode } from '../testing/debtor.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const credits = async ({ request }: Page): Promise<number> =>
  (await (await request.get('/api/credits')).json()).credits
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

const liftReturn = new RegExp(
  `^${phrase('direct_debit.office.lift')}: ${phrasePattern('direct_debit.office.kinds.return').source}`,
)

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text)
}

const debitDetails = {
  holder: 'Jonas Berg',
  street: 'Herengracht',
  house_number: '12 B',
  zip: '1015 BK',
  city: 'Amsterdam',
  phone: '+31 6 2000 0001',
}

/** Simulates a bank action on the order shown on the page. */
async function simulateBank(page: Page, turn: string): Promise<void> {
  const { database, clock } = stage.site().server.infrastructure
  const order = page.url().split('/').at(-1)
  const { rows } = await database.pool.query<{ ref: string }>(
    'select a.ref from payments.attempt a join payments.purchase p on p.id = a.purchase_id where p.order_id = $1',
    [order],
  )
  const reply = await page.request.post(`/dev/pay/${rows[0]?.ref}/afterwards`, { data: { turn } })
  expect(reply.status()).toBe(200)
  await stage.site().server.product.sandboxGateway?.flush()
  await stage.site().server.product.payments.reconcile(clock.now())
  await stage.site().server.product.eventBus.drain()
}

test('CRED-07 OPS-04 finance requests that a block be lifted after reading the consequences and giving a reason, and a second person approves; read-only staff see who can lift it', async () => {
  const site = await createDebtorActions(stage.site())
  const elena = await site.debtor()
  const { id: order } = await site.ordered(elena, detailsOf(431))
  await site.wait(60_000)
  await site.turn(order, 'return:MD06')

  const sven = await openOfficePage(stage, 'support', 'Sven')
  await openHydrated(sven, '/office/direct-debit')
  await sven
    .locator('[data-block="return"]')
    .getByText(phrase('direct_debit.office.because', { code: 'MD06' }))
    .waitFor()
  await sven.getByText(phrase('direct_debit.office.may_not')).waitFor()
  expect(
    await sven
      .getByRole('button', { name: phrasePattern('direct_debit.office.lift', { start: true }) })
      .count(),
  ).toBe(0)

  const frida = await openOfficePage(stage, 'finance', 'Frida')
  await openHydrated(frida, '/office/direct-debit')
  const block = frida.locator('[data-block="return"]')
  await block.getByText(phrase('direct_debit.office.for_a_while', { days: 90 })).waitFor()
  expect(await frida.getByText(phrase('direct_debit.office.may_not')).count()).toBe(0)
  await block.getByRole('button', { name: liftReturn }).click()
  await block.getByText(phrase('direct_debit.office.meaning.return')).waitFor()
  await block.getByRole('button', { name: phrase('direct_debit.office.lift_now') }).click()
  await block.getByText(phrase('direct_debit.refusals.reason_required')).waitFor()
  expect(
    await block
      .getByLabel(phrase('direct_debit.office.reason'))
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  expect(await findSeriousViolations(frida)).toEqual([])
  // Going back does not lift the block.
  await block.getByRole('button', { name: phrase('direct_debit.office.back') }).click()
  await block.getByRole('button', { name: liftReturn }).click()
  await block.getByLabel(phrase('direct_debit.office.reason')).fill('Her bank took it for another')
  await frida.context().setOffline(true)
  await expect
    .poll(() =>
      block
        .getByRole('button', { name: phrase('direct_debit.office.lift_now') })
        .getAttribute('aria-disabled'),
    )
    .toBe('true')
  await frida.context().setOffline(false)
  await expect
    .poll(() =>
      block
        .getByRole('button', { name: phrase('direct_debit.office.lift_now') })
        .getAttribute('aria-disabled'),
    )
    .not.toBe('true')
  await block.getByRole('button', { name: phrase('direct_debit.office.lift_now') }).click()
  await frida.getByText(phrase('direct_debit.office.asked')).waitFor()
  await block.getByText(phrase('staff.approvals.own')).waitFor()
  expect(
    await block
      .getByRole('button', { name: phrasePattern('staff.approvals.approve', { start: true }) })
      .count(),
  ).toBe(0)

  const otto = await openOfficePage(stage, 'owner', 'Otto')
  await openHydrated(otto, '/office/direct-debit')
  const requested = otto.locator('[data-block="return"]')
  await requested
    .getByText(
      phrase('direct_debit.office.requested', {
        name: 'Frida',
        reason: 'Her bank took it for another',
      }),
    )
    .waitFor()
  expect(await findSeriousViolations(otto)).toEqual([])
  await requested
    .getByRole('button', { name: phrasePattern('staff.approvals.approve', { start: true }) })
    .click()
  await otto.getByText(phrase('staff.approvals.approved')).waitFor()
  await openHydrated(frida, '/office/direct-debit')
  await block.waitFor({ state: 'detached' })
  await frida.getByText(phrase('direct_debit.office.none')).waitFor()
  const lifted = frida
    .getByRole('region', { name: phrase('direct_debit.office.lifted') })
    .getByRole('row')
    .filter({ hasText: 'MD06' })
  await lifted.getByText('Her bank took it for another').waitFor()
  await lifted
    .getByText(phrase('direct_debit.office.by_two', { by: 'Frida', second: 'Otto' }))
    .waitFor()
  expect(await findSeriousViolations(frida)).toEqual([])

  // The other staff member sees it too.
  const { blocks } = await (await sven.request.get('/api/office/direct-debit/blocks')).json()
  expect(blocks).toEqual([])
  expect((await elena.send('POST', '/api/direct-debit/codes', detailsOf(431))).status).toBe(200)
}, 480_000)

test(
  'CRED-07 from checkout to the form, with missing fields and a wrong code, to the order and the credits; a return after a week takes back the credits and the payment method',
  async () => {
    const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
    const before = await credits(page)
    await openHydrated(page, '/credits/p0?country=NL')
    await page.getByRole('radio', { name: phrase('payments.methods.sdd') }).check()
    await page.getByRole('button', { name: phrase('payments.order.to_debit') }).click()
    await page.waitForURL('**/directdebit?bundle=p0&country=NL')
    await page.getByRole('heading', { level: 1, name: phrase('direct_debit.form.title') }).waitFor()
    const order = page.getByRole('button', { name: `${phrase('payments.order.button')} €9.99` })
    const authorise = field(page, 'authorised')
    expect(await order.getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator('input:checked').count()).toBe(0)
    await page.getByText(phrase('direct_debit.form.first_code')).waitFor()

    await page.getByRole('button', { name: phrase('direct_debit.form.send') }).click()
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(8)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('holder')
    await fill(page, debitDetails)
    await field(page, 'iban').fill(fakeIban(1).replace(/.$/, '1'))
    await field(page, 'holder').focus()
    await page.getByText(phrase('direct_debit.refusals.invalid_iban')).waitFor()
    await field(page, 'iban').fill(fakeIban(1).toLowerCase())
    await field(page, 'holder').focus()
    await expect
      .poll(() => field(page, 'iban').inputValue())
      .toBe(fakeIban(1).replace(/(.{4})(?=.)/g, '$1 '))
    await authorise.check()
    await page.getByRole('button', { name: phrase('direct_debit.form.send') }).click()
    await page.getByText(phrasePattern('direct_debit.form.sent', { digits: '001' })).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('otp')
    expect(await field(page, 'otp').getAttribute('autocomplete')).toBe('one-time-code')

    // A reload keeps everything but the code; the account number stays on the server and is shown
    // masked.
    await openHydrated(page, page.url())
    expect(await field(page, 'street').inputValue()).toBe('Herengracht')
    expect(await field(page, 'iban').inputValue()).toBe('')
    await page
      .getByText(phrase('direct_debit.form.iban_kept', { iban: 'NL** **** **00' }))
      .waitFor()
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain('ABNA')

    const code = latestCode(stage.site(), '+31620000001')
    await field(page, 'otp').fill(wrongCode(code))
    await order.click()
    await page.getByText(phrase('payments.checkout.tick_consent')).waitFor()
    await page.locator('#order-consent').check()
    await order.click()
    await page.getByText(phrase('direct_debit.refusals.code_invalid', { left: 4 })).waitFor()
    await field(page, 'otp').fill(code)
    await order.click()
    await page.waitForURL('**/transactions/*')
    await page
      .getByRole('heading', { level: 1, name: phrase('payments.outlook.debit_title') })
      .waitFor()
    expect(await credits(page)).toBe(before)
    const { clock } = stage.site().server.infrastructure
    clock.moveBy(minute)
    await page
      .getByRole('heading', {
        level: 1,
        name: phrase('payments.transaction.completed.title', { credits: 20 }),
      })
      .waitFor({ timeout: 40_000 })
    expect(await credits(page)).toBe(before + 20)

    clock.moveBy(7 * dayMs)
    await simulateBank(page, 'return:MD06')
    expect(await credits(page)).toBe(before)
    const rendered = await page.context().newPage()
    await openRendered(rendered, '/credits/p0?country=NL')
    await rendered.getByRole('radio', { name: /iDEAL/ }).waitFor()
    expect(
      await rendered.getByRole('radio', { name: phrase('payments.methods.sdd') }).count(),
    ).toBe(0)
    await openRendered(rendered, '/directdebit?bundle=p0&country=NL')
    await rendered.getByText('Your account is blocked for direct debit payments.').waitFor()
    await rendered.getByRole('link', { name: phrase('direct_debit.form.other_way') }).waitFor()

    await openHydrated(page, '/notifications/mandates')
    await page.getByText('NL** **** **00').waitFor()
    await page
      .getByRole('button', {
        name: phrase('direct_debit.mandates.revoke_named', { reference: 'MINUET-' }),
      })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: phrase('direct_debit.mandates.yes') })
      .click()
    await page.getByText(phrase('direct_debit.mandates.done')).waitFor()
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: phrasePattern('direct_debit.mandates.revoke_named') })
          .count(),
      )
      .toBe(0)
  },
  4 * minute,
)

test(
  'CRED-07 a blocked account and a reached limit are explained, and nothing typed is lost',
  async () => {
    const elena = await stage.visitor({ as: 'Elena' })
    await openHydrated(elena, '/directdebit?bundle=p0&country=NL')
    // The account whose debit was returned by Jonas’s bank.
    await fill(elena, { ...debitDetails, iban: fakeIban(1), phone: '+31 6 2000 0002' })
    await field(elena, 'authorised').check()
    await elena.getByRole('button', { name: phrase('direct_debit.form.send') }).click()
    await elena.getByText('Your account is blocked for direct debit payments.').waitFor()
    expect(await field(elena, 'city').inputValue()).toBe('Amsterdam')
    await field(elena, 'iban').fill(fakeIban(2))
    await elena.getByRole('button', { name: phrase('direct_debit.form.send') }).click()
    await elena.getByText(phrasePattern('direct_debit.form.sent', { digits: '002' })).waitFor()
    await field(elena, 'otp').fill(latestCode(stage.site(), '+31620000002'))
    await elena.locator('#order-consent').check()
    await elena.getByRole('button', { name: `${phrase('payments.order.button')} €9.99` }).click()
    await elena.waitForURL('**/transactions/*')
    await openRendered(elena, '/directdebit?bundle=p0&country=NL')
    await elena.getByText(phrase('direct_debit.form.waits_text')).waitFor()

    const mei = await openReader(stage, { as: 'Mei', locale: 'de' })
    const details = { iban: fakeIban(2), phone: '+31 6 2000 0003', authorised: true }
    const refused = await mei.request.post('/api/direct-debit/codes', {
      data: { ...debitDetails, ...details, country: 'NL', price_minor: 999 },
    })
    expect([refused.status(), (await refused.json()).error]).toMatchObject([
      409,
      {
        code: 'direct_debit.limit_reached',
        message: phrase('direct_debit.refusals.limit_reached', { locale: 'de' }),
      },
    ])
    await openRendered(mei, '/directdebit?bundle=p0&country=NL')
    expect(
      await mei
        .getByRole('button', {
          name: phrase('payments.order.button', { locale: 'de' }),
          exact: true,
        })
        .count(),
    ).toBe(1)
  },
  3 * minute,
)
