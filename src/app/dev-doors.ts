import type { Hono } from 'hono'
import { clockDoor } from '#platform/server/dev/clock-door.ts'
import { mountDevDoors } from '#platform/server/dev/dev-doors.ts'
import { mailDoor } from '#platform/server/dev/mail-door.ts'
import { smsDoor } from '#platform/server/dev/sms-door.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { saveClock } from '#platform/server/store-clock.ts'
import type { Site } from '#features/site/sites/index.ts'
import { asDoor } from './as-door.ts'
import type { Product } from './product.ts'
import type { Floor } from './floor.ts'
import { kitDoor } from './kit-door.ts'
import { officeDoor } from './office-door.ts'

/**
 * The development pages of the demo: email and text message inboxes, the clock, logging in as a
 * cast member, the UI kit. Never mounted in production.
 */
export function openDevDoors(
  floor: Floor,
  product: Product,
): (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void {
  const { clock, database, jobs, inbox, smsInbox } = floor
  return (app) =>
    mountDevDoors(app as unknown as Hono, [
      ...(inbox === null ? [] : [mailDoor(inbox)]),
      ...(smsInbox === null ? [] : [smsDoor(smsInbox)]),
      asDoor(product),
      officeDoor(product),
      clockDoor({
        clock,
        save: () => saveClock(database, clock),
        runDue: () => jobs.runDue(),
        drain: () => product.book.drain(),
      }),
      ...(product.payments.devDoor === null ? [] : [product.payments.devDoor]),
      kitDoor,
    ])
}
