import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createAllowedServices } from './allow-push-endpoint.ts'
import { createPost } from './post.ts'
import { isPublicAddress } from './public-address.ts'

const closed = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  '1.2.3',
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  'localhost',
  '',
  '127.0.0.1 ',
]

test.each(closed)('NTF-04 SEC-04 nothing is pushed to %o', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '142.250.185.74', '2a00:1450:4001:80b::200a', '2606:4700::1111'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('NTF-04 SEC-04 a name that resolves to a private network is not connected to, even if only one of its addresses does or only on the second lookup', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  let lookups = 0
  const answers: LookupAddress[][] = [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '::1', family: 6 },
    ],
    [],
  ]
  const resolve = ((
    _: string,
    __: object,
    done: (error: null, addresses: LookupAddress[]) => void,
  ) => done(null, answers[lookups++ % answers.length] ?? [])) as never
  const post = createPost({ isNamed: () => false, timeoutMs: 2000, resolve })
  for (let time = 0; time < 3; time += 1)
    expect(
      await post({ endpoint: 'https://fcm.googleapis.com/x', headers: {}, body: Buffer.from('x') }),
    ).toBeNull()
  expect([lookups, connections]).toEqual([3, 0])
  server.close()
})

test.each([
  ['push.own.test', 'https://push.own.test/a', true, false],
  ['push.own.test', 'http://push.own.test/a', false, false],
  ['http://127.0.0.1:9999', 'http://127.0.0.1:9999/a', true, true],
  ['http://127.0.0.1:9999', 'http://127.0.0.1:9998/a', false, false],
  ['http://127.0.0.1:9999', 'https://127.0.0.1:9999/a', false, false],
])('NTF-04 with %s listed by the operator, %s is allowed: %s', (named, endpoint, allowed, open) => {
  const services = createAllowedServices([named])
  expect([services.allows(endpoint), services.isNamed(endpoint)]).toEqual([allowed, open])
})
