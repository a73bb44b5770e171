import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { part } from './part.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>Good evening, {name}</p>

test('after preloading, a lazy component renders together with the page', async () => {
  const Part = part(async () => Greeting)
  await Part.bring()
  const html = renderToString(<Part name="Elena" />)
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe('<p>Good evening, Elena</p>')
})

test('until then the fallback is shown', () => {
  const Part = part(() => new Promise<typeof Greeting>(() => {}), <i>…</i>)
  expect(renderToString(<Part name="Elena" />)).toContain('<i>…</i>')
})

test('it is loaded once, and again only after a failure', async () => {
  let asked = 0
  const Part = part(async () => {
    asked += 1
    if (asked === 1) throw new Error('gone')
    return Greeting
  })
  await expect(Part.bring()).rejects.toThrow('gone')
  await Promise.all([Part.bring(), Part.bring()])
  await Part.bring()
  expect(asked).toBe(2)
})
