import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazy } from './lazy.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>Good evening, {name}</p>

test('after preloading, a lazy component renders together with the page', async () => {
  const Part = lazy(async () => Greeting)
  await Part.preload()
  const html = renderToString(<Part name="Elena" />)
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe('<p>Good evening, Elena</p>')
})

test('before that, the fallback is shown', () => {
  const Part = lazy(() => new Promise<typeof Greeting>(() => {}), <i>…</i>)
  expect(renderToString(<Part name="Elena" />)).toContain('<i>…</i>')
})

test('it is loaded once, and again only after a failure', async () => {
  let loads = 0
  const Part = lazy(async () => {
    loads += 1
    if (loads === 1) throw new Error('gone')
    return Greeting
  })
  await expect(Part.preload()).rejects.toThrow('gone')
  await Promise.all([Part.preload(), Part.preload()])
  await Part.preload()
  expect(loads).toBe(2)
})
