import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import type { Page } from '#platform/web/page.ts'
import { createRoute } from '../../routes.tsx'

test('NAV-06 a page that names an unknown rule of access answers 500, "Unknown middleware"', async () => {
  const page = {
    path: '/strange',
    layout: 'default',
    access: 'moon',
    phrases: [],
    module: async () => ({ Page: () => null }),
  } as unknown as Page
  const handler = createStaticHandler([createRoute(page)])
  const answer = await handler.query(new Request('http://localhost/strange'))
  if (answer instanceof Response) throw new Error('redirected')
  const [error] = Object.values(answer.errors ?? {})
  expect(isRouteErrorResponse(error) && [error.status, error.data]).toEqual([
    500,
    'Unknown middleware',
  ])
})
