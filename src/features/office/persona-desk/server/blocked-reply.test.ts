import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { StaffViewer } from '#kernel/context.ts'
import { createDesk } from './index.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

test('OPS-03 a reply that breaks the rules is not sent, the reason is returned, and the attempt is logged', async () => {
  const { product, infrastructure } = site.server
  const isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  const jonas = await site.addPerson()
  const begun = await jonas.browser.send('POST', `/api/members/${isabel.member}/messages`, {
    id: randomUUID(),
    text: 'Shall we meet?',
  })
  const { id: conversation } = (begun.body as unknown as { conversation: { id: string } })
    .conversation
  await officeClient(site, 'agent', 'Ottilie')
  const { rows } = await infrastructure.database.pool.query<{ staff: number; id: string }>(
    "select id as staff, public_id as id from staff.person where name = 'Ottilie'",
  )
  const seen: [string, string][] = []
  const desk = createDesk({
    database: infrastructure.database,
    phrases: infrastructure.phrases,
    chat: product.chat,
    labelFor: product.fictionalProfiles.labelFor,
    mainPicture: product.photos.mainPicture,
    showDrawing: product.gifts.showDrawing,
    lintReply: (text, locale) => {
      seen.push([text, locale])
      return text.includes('Saturday') ? 'meeting' : null
    },
    wellbeing: product.wellbeing,
    note: product.staff.note,
    openQueue: product.staff.openQueue,
    findStaffNames: product.staff.getNames,
  })
  const viewer: StaffViewer = {
    ...(rows[0] as { staff: number; id: string }),
    role: 'agent',
    session: 1,
    confirmedAt: new Date(),
  }
  const context = {
    site: await product.sites.findSite(new URL(site.url).host),
    viewer,
    now: infrastructure.clock.now(),
    locale: 'en',
  }
  const sendReply = (text: string) =>
    desk.handlers['persona_desk.reply']({ conversation, id: randomUUID(), text }, context as never)

  expect(await sendReply('On Saturday then')).toEqual({
    refusal: 'persona_desk.against_rules',
    field: 'text',
    with: { reason: 'meeting' },
  })
  expect(
    (await jonas.browser.send('GET', `/api/conversations/${conversation}`)).body,
  ).toMatchObject({
    messages: [{ text: 'Shall we meet?' }],
  })
  const auditEntries = await infrastructure.database.pool.query(
    "select name, act, facts from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
    [conversation],
  )
  expect(auditEntries.rows).toEqual([
    { name: 'Ottilie', act: 'persona_desk.held_back', facts: { reason: 'meeting' } },
  ])
  expect(await sendReply('I cannot meet anybody')).toEqual({ seq: 2 })
  expect(seen).toEqual([
    ['On Saturday then', 'en'],
    ['I cannot meet anybody', 'en'],
  ])
})
