import { afterAll, beforeAll, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

test('every footer links to the source, and everyone can download what is needed to build it', async () => {
  const page = await fetch(`${site.url}/`)
  expect(await page.text()).toContain('href="/source.zip"')
  const answer = await fetch(`${site.url}/source.zip`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  expect(files).toEqual(
    expect.arrayContaining([
      'minuet/LICENSE',
      'minuet/README.md',
      'minuet/package.json',
      'minuet/package-lock.json',
      'minuet/bin/start.ts',
      'minuet/src/app/server.ts',
      'minuet/db/schema.txt',
    ]),
  )
  expect(files.filter((name) => /node_modules|^minuet\/(data|dist|\.git)\//.test(name))).toEqual([])
})
