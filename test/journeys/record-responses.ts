import type { Page } from 'playwright-core'

/** Records all responses from now on that may contain a member: pages and API. */
export function recordResponses(page: Page): () => Promise<{ path: string; text: string }[]> {
  const responses: Promise<{ path: string; text: string }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (!path.startsWith('/api/') && response.request().resourceType() !== 'document') return
    responses.push(
      response.text().then(
        (text) => ({ path, text }),
        () => ({ path, text: '' }),
      ),
    )
  })
  return () => Promise.all(responses)
}
