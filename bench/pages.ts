import { createSiteView } from '#app/site-view.ts'
import { logIn } from './ground/person.ts'
import { answerKey } from './load/answer-key.ts'
import type { RenderJob } from './load/job.ts'
import { loadRenderer } from './load/load-renderer.ts'
import { measurePairs } from './load/measure-pairs.ts'
import type { Measure } from './report/outcome.ts'

/**
 * The members page over HTTP, including session and search, compared with rendering it from
 * prepared responses.
 */
export const measure: Measure = async ({ insider, port }) => {
  const people = await logIn(insider, port, 16)
  const [first] = people
  if (first === undefined) throw new Error('no member is logged in')
  const { context } = first
  const answers: Record<string, unknown> = {}
  const request: RenderJob = {
    url: `http://localhost:${port}/members`,
    answers,
    site: await createSiteView(insider.product.sites, { demo: true, sourceUrl: '/source.zip' })({
      context,
    }),
    timeZone: context.site.timeZone,
    locale: context.locale,
  }
  const render = await loadRenderer()
  const page = await render(request, async (name, input) => {
    const answer = await insider.call(name, input, context)
    answers[answerKey(name, input)] = answer
    return answer as never
  })
  const pairs = await measurePairs({
    product: {
      kind: 'http',
      port,
      clients: people.length,
      operations: people.map(({ headers }) => [
        { method: 'GET', path: '/members', headers: { ...headers, 'accept-encoding': 'br' } },
      ]),
    },
    bare: { kind: 'render', request },
  })
  return {
    what: 'the members page over HTTP, 16 clients ÷ the renderer alone with its answers ready',
    goals: [{ figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.5 } }],
    pairs,
    notes: {
      calls: Object.keys(answers).length,
      html_bytes: 'html' in page ? Buffer.byteLength(page.html) : 0,
    },
  }
}
