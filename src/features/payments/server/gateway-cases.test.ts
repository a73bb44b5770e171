import { afterAll, beforeAll } from 'vitest'
import { gatewayCases } from './testing/gateway-cases.ts'
import { openShop, secret, type Shop } from './testing/open-shop.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'
import { sandboxKey, signatureHeader, signBody } from './sandbox/signature.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

gatewayCases('the sandbox', () => ({
  gateway: sandboxGateway({ ownUrl: shop.url, secret }),
  unreachable: sandboxGateway({ ownUrl: 'http://127.0.0.1:9', secret }),
  stranger: sandboxGateway({ ownUrl: shop.url, secret: 'not the secret of this house' }),
  now: () => shop.clock.now(),
  act: async (providerId, outcome) => void (await shop.act(providerId, outcome, 3600)),
  webhook: (providerId, at) => {
    const body = JSON.stringify({ event: 'evt_1', payment: providerId, state: 'paid' })
    return {
      body: Buffer.from(body),
      headers: { [signatureHeader]: signBody(sandboxKey(secret, 'webhook'), body, at) },
    }
  },
}))
