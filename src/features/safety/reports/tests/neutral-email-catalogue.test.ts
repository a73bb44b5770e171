import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

test('BEY-19 BEY-16 only the side that wants neutral emails gets a neutral email about the decision', async () => {
  const [vera, mark] = [
    await site.addPerson({ name: 'Vera', email: 'vera@n.example' }),
    await site.addPerson({ name: 'Mark', email: 'mark@n.example' }),
  ]
  await vera.browser.send('PUT', '/api/quiet-mode', { neutral_emails: true })
  const filed = await vera.browser.send('POST', `/api/members/${mark.member}/report`, {
    id: randomUUID(),
    reason: 'scam',
  })
  const { number } = filed.body as unknown as { number: string }
  const mara = await officeClient(site, 'moderator', 'Mara')
  const decision = { outcome: 'warning', statement: 'Asked for money, which rule 4 forbids.' }
  const decided = await mara.send('PUT', `/api/office/reports/${number}/decision`, decision)
  expect(decided.status).toBe(200)
  const [toVera] = await site.mails('vera@n.example')
  const [toMark] = await site.mails('mark@n.example')
  expect(toVera).toMatchObject({ subject: 'News about your account' })
  expect(toVera?.from).toContain('Account')
  // The content is complete.
  expect(toVera?.text).toContain('Asked for money, which rule 4 forbids.')
  expect(toMark?.subject).not.toBe('News about your account')
  expect(toMark?.from).toContain('Minuet')
})
