import { describe, expect, test } from 'vitest'
import type { PaymentGateway, RawWebhook } from '../gateways/gateway.ts'

/** A webhook as sent by its provider. */
export interface SentWebhook {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** The suffix after the gateway's name in the URL. */
  readonly secret?: string | undefined
}

/** The parts that the cases need from an adapter that verifies webhooks. */
export interface WebhooksUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter with other secrets. */
  readonly stranger: PaymentGateway
  now(): Date
  /** A provider's webhook about a payment, sent at an instant. */
  webhook(providerId: string, at: Date): SentWebhook
  /** The header with the signature; null if the URL authenticates it. */
  readonly signature: string | null
  /** Whether the signature covers the time, so that replays are detected. */
  readonly timed: boolean
  /** The ids of two payments. */
  readonly names: readonly [string, string]
}

/** Cases for every payment adapter: webhooks. */
export function webhookCases(name: string, setUp: () => WebhooksUnderTest): void {
  const raw = ({ body, headers, secret }: SentWebhook): RawWebhook => ({
    body,
    header: (header) => headers[header],
    secret,
  })
  const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

  describe(`${name} verifying webhooks`, () => {
    test('a valid one leads to its payment', async () => {
      const { gateway, webhook, now, names } = setUp()
      const hint = await gateway.verifyWebhook(raw(webhook(names[0], now())), now())
      expect(hint).toEqual({ eventId: expect.stringMatching(/^.{1,100}$/), providerId: names[0] })
    })

    test('a repeated one is the same event if events have ids', async () => {
      const { gateway, webhook, now, names, signature } = setUp()
      const sent = raw(webhook(names[0], now()))
      const [first, second] = [
        await gateway.verifyWebhook(sent, now()),
        await gateway.verifyWebhook(sent, now()),
      ]
      expect(first?.providerId).toBe(second?.providerId)
      // Without an id, two deliveries may be two changes and must not be merged.
      expect(first?.eventId === second?.eventId).toBe(signature !== null)
    })

    test('two events have different ids', async () => {
      const { gateway, webhook, now, names } = setUp()
      const [first, second] = [webhook(names[0], now()), webhook(names[0], now())]
      const hints = [
        await gateway.verifyWebhook(raw(first), now()),
        await gateway.verifyWebhook(raw(second), now()),
      ]
      expect(new Set(hints.map((hint) => hint?.eventId)).size).toBe(2)
    })

    test('one with a changed body is refused, or leads to the payment in the changed body and nothing else', async () => {
      const { gateway, webhook, now, names, signature } = setUp()
      const sent = webhook(names[0], now())
      const body = Buffer.from(sent.body.toString().replaceAll(names[0], names[1]))
      const hint = await gateway.verifyWebhook(raw({ ...sent, body }), now())
      expect(hint?.providerId ?? null).toBe(signature === null ? names[1] : null)
    })

    test('one without its authentication is refused', async () => {
      const { gateway, webhook, now, names } = setUp()
      const { body } = webhook(names[0], now())
      expect(await gateway.verifyWebhook(raw({ body, headers: {} }), now())).toBeNull()
      expect(await gateway.verifyWebhook(raw({ body, headers: {}, secret: '' }), now())).toBeNull()
    })

    test.each([
      '',
      'x',
      't=1,v1=',
      `sha256=${'0'.repeat(64)}`,
      `t=1782900000,v1=${'0'.repeat(64)}`,
      '\u0000',
      '0'.repeat(5000),
    ])('a proof such as %j is refused', async (proof) => {
      const { gateway, webhook, now, names, signature } = setUp()
      const { body, headers } = webhook(names[0], now())
      const forged =
        signature === null
          ? { body, headers, secret: proof }
          : { body, headers: { ...headers, [signature]: proof } }
      expect(await gateway.verifyWebhook(raw(forged), now())).toBeNull()
    })

    test('one with another secret is refused', async () => {
      const { stranger, webhook, now, names } = setUp()
      expect(await stranger.verifyWebhook(raw(webhook(names[0], now())), now())).toBeNull()
    })

    test('one is valid for five minutes; older ones and future ones are not', async () => {
      const { gateway, webhook, now, names, timed } = setUp()
      const sent = raw(webhook(names[0], now()))
      expect(await gateway.verifyWebhook(sent, later(now(), 290))).not.toBeNull()
      for (const seconds of [360, -360])
        expect((await gateway.verifyWebhook(sent, later(now(), seconds))) === null).toBe(timed)
    })

    test.each([
      ['nothing', Buffer.alloc(0)],
      ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
      ['half a JSON document', Buffer.from('{"id":"evt_1"')],
      ['an unexpected JSON document', Buffer.from('[1,2,3]')],
      ['null', Buffer.from('null')],
      ['an unexpected form', Buffer.from('hello=there&id=')],
      ['a path', Buffer.from('id=../../admin')],
      ['50 kB', Buffer.from(`id=${'x'.repeat(50_000)}`)],
    ])('a body with %s is refused regardless of its proof', async (_, body) => {
      const { gateway, webhook, now, names } = setUp()
      expect(
        await gateway.verifyWebhook(raw({ ...webhook(names[0], now()), body }), now()),
      ).toBeNull()
    })

    test('a signature is not valid for another webhook’s body', async () => {
      const { gateway, webhook, now, names } = setUp()
      const [own, other] = [webhook(names[0], now()), webhook(names[1], now())]
      const mixed = { ...own, headers: other.headers }
      const hint = await gateway.verifyWebhook(raw(mixed), now())
      expect(hint?.providerId ?? names[0]).toBe(names[0])
    })
  })
}
