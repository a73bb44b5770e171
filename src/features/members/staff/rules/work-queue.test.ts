import { expect, test } from 'vitest'
import { createClaimView, decideClaim } from './work-queue.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const justBefore = new Date('2026-03-01T11:59:59.999Z')
const justAfter = new Date('2026-03-01T12:00:00.001Z')
const own = (until: Date) => ({ staff: 1, until })
const other = (until: Date) => ({ staff: 2, until })

const open = { takeOver: 'persona_desk.lead' } as const
const closed = { takeOver: null }

test.each([
  ['unclaimed', open, null, null, 'claim'],
  ['unclaimed, asking to take it over', open, null, 'lead', 'claim'],
  ['their own', open, own(justAfter), null, 'extend'],
  ['their own, asking to take it over', open, own(justAfter), 'lead', 'extend'],
  ['their own, expired', open, own(justBefore), null, 'claim'],
  ['someone else’s', open, other(justAfter), null, 'held'],
  ['someone else’s, expired', open, other(justBefore), null, 'claim'],
  ['someone else’s, ending at this very moment', open, other(now), null, 'claim'],
  ['someone else’s, taken over by a lead', open, other(justAfter), 'lead', 'take_over'],
  ['someone else’s, expired, taken over by a lead', open, other(justBefore), 'lead', 'claim'],
  ['someone else’s, taken over by an agent', open, other(justAfter), 'agent', 'held'],
  ['someone else’s, taken over by an unknown role', open, other(justAfter), '', 'held'],
  ['someone else’s, where no one may take over', closed, other(justAfter), 'lead', 'held'],
  ['their own, where no one may take over', closed, own(justAfter), 'lead', 'extend'],
  ['someone else’s, expired, where no one may take over', closed, other(now), null, 'claim'],
] as const)('claiming an item: %s', (_, queue, claim, takeOverAs, decision) => {
  expect(decideClaim(queue, { claim, staff: 1, takeOverAs }, now)).toBe(decision)
})

test('a claim is shown to colleagues with its holder’s name, and to the holder as their own', () => {
  const claims = [
    { item: 'one', staff: 1, name: 'Mara', until: justAfter },
    { item: 'two', staff: 2, name: 'Helene', until: justAfter },
    { item: 'three', staff: 3, name: null, until: justAfter },
  ]
  const view = createClaimView(claims, 1)
  expect(['one', 'two', 'three', 'four'].map(view)).toEqual([
    { claimed_by: null, mine: true },
    { claimed_by: 'Helene', mine: false },
    { claimed_by: null, mine: false },
    { claimed_by: null, mine: false },
  ])
})
