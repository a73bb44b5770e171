import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: false })
})
afterAll(() => site.close())

const pixel = 'https://tags.example/pixel.js?id=7&v=2'

type Scripts = readonly (string | { src: string; data: Record<string, string> })[]
const change = (scripts: Scripts, hosts: readonly string[]) =>
  site.server.product.sites.changeSettings(1, {
    tag_scripts: [...scripts],
    tag_hosts: [...hosts],
  })

test.each([
  'http://tags.example/a.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '//tags.example/a.js',
  'https://tags.example/a.js"><script>',
  "https://tags.example/a'.js",
  'https://tags.example/a.js#x',
  'https://tags.example/a b.js',
  'https://user:secret@tags.example/a.js',
  'https://localhost/a.js',
  'https://127.0.0.1/a.js',
  'https://*.example/a.js',
  "https://tags.example;script-src 'unsafe-inline'/a.js",
  'blob:https://tags.example/1',
])('SITE-08 the settings refuse the script %j', async (src) => {
  await expect(change([src], [])).rejects.toThrow('tag_scripts')
  await expect(change([{ src, data: {} }], [])).rejects.toThrow('tag_scripts')
})

test.each([
  '*',
  '*.example.com',
  'https://metrics.example',
  'metrics.example/path',
  'metrics.example; script-src *',
  "'unsafe-inline'",
  'localhost',
  '10.0.0.1',
  'metrics.example metrics2.example',
])('SITE-08 the settings refuse the host %j', async (host) => {
  await expect(change([pixel], [host])).rejects.toThrow('tag_hosts')
})

test('SITE-08 the settings refuse other attributes than data, and more than ten scripts', async () => {
  for (const name of ['onload', 'src', 'data-', 'data-a"b', 'nonce'])
    await expect(change([{ src: pixel, data: { [name]: 'x' } }], [])).rejects.toThrow('tag_scripts')
  const many = Array.from({ length: 11 }, (_, index) => `https://tags.example/${index}.js`)
  await expect(change(many, [])).rejects.toThrow('tag_scripts')
  await change(many.slice(1), [])
})
