import { answerKey } from './answer-key.ts'
import type { Client, Job } from './job.ts'
import { loadRenderer } from './load-renderer.ts'

/** The renderer alone. Rendering blocks the thread, so there is only one client. */
export async function renderClient({
  request,
}: Job & { kind: 'render' }): Promise<readonly Client[]> {
  const render = await loadRenderer()
  const { answers } = request
  return [
    async () => {
      const page = await render(request, async (name, input) => {
        const answer = answers[answerKey(name, input)]
        if (answer === undefined) throw new Error(`no prepared answer for ${name}`)
        return answer as never
      })
      if (page.status !== 200) throw new Error(`rendering returned status ${page.status}`)
    },
  ]
}
