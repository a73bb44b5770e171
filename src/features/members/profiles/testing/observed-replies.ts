import { randomUUID } from 'node:crypto'
import { contract } from '#app/contract.ts'
import type { TestPerson } from './peopled-site.ts'

/** Endpoints whose responses differ between two identical requests, or that end the session. */
const changing = new Set(['GET /api/blocks/contacts', 'GET /api/logout.php'])

/** Every GET a member can send, about `other` where it takes a member or a conversation. */
export function listReadingPaths({ member }: TestPerson, conversation: string): string[] {
  const paths = Object.values(contract)
    .filter(({ access }) => typeof access === 'string')
    .map(({ route }) => route)
    .filter((route) => route.startsWith('GET ') && !changing.has(route))
    .map((route) => route.slice(4))
    .map((path) =>
      path
        .replace(':member', member)
        .replace(':conversation', conversation)
        .replace(/:type\b/, 'received')
        .replace(/:\w+/, randomUUID()),
    )
  const searches = ['male', 'female'].flatMap((gender) =>
    ['active', 'near'].map(
      (order) =>
        `/api/members?gender=${gender}&country=NL&distance_km=50&min_age=18&max_age=99&order=${order}`,
    ),
  )
  const lists = ['given', 'received', 'matches', 'mutual'].map((type) => `/api/likes/${type}`)
  return [
    ...paths,
    ...searches,
    ...lists,
    '/api/members?country=NL&gender=male',
    `/api/like-states?members=${member}`,
    '/api/chats?show=unread',
    '/api/chats?show=your_turn',
    '/api/chats?show=closed',
  ]
}

/**
 * All responses a reader gets: status, cacheability and bytes, without signatures and the request
 * time.
 */
export async function readReplies({ browser }: TestPerson, paths: readonly string[]) {
  const seen: Record<string, unknown> = {}
  for (const path of paths) {
    const { status, text, headers } = await browser.send('GET', path)
    seen[path] = [
      status,
      headers.get('cache-control'),
      text
        .replaceAll(/(until|sign)=[^"&\\]+/g, '')
        .replaceAll(/"(left_ms|made_at)":("[^"]+"|\d+)/g, ''),
    ]
  }
  return seen
}
