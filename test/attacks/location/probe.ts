import type { TestSite } from '#app/testing/start-site.ts'
import type { Position } from './trilaterate.ts'

/** An account created to find out where a member is. */
export interface Probe {
  readonly position: Position
  readonly session: string
}

/** The response one probe received. */
export interface Observation {
  readonly probe: Probe
  /** All data received about each of the two victims, with their identity masked. */
  readonly about: readonly [string, string]
  /** The distance on the first victim's page. */
  readonly km: number | null
  /** Whether searches within 3 and 10 kilometres contain the first victim. */
  readonly circles: readonly boolean[]
  /** Whether the match finder suggests the first victim. */
  readonly picked: boolean
  /** All responses in full. */
  readonly text: string
}

type Two = readonly [string, string]
const radii = [10, 25]

/**
 * Calls everything that could reveal a location: distance filters, nearest first, member pages,
 * related people, the match finder and the swipe game.
 */
export async function observe({ url }: TestSite, probe: Probe, two: Two): Promise<Observation> {
  const headers = {
    cookie: `__Host-auth.session=${probe.session}`,
    'content-type': 'application/json',
  }
  const texts: string[] = []
  const request = async (path: string, body?: object) => {
    const init = body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) }
    const answer = await fetch(`${url}${path}`, { headers, ...init })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    texts.push(text)
    return text === '' ? null : (JSON.parse(text) as unknown)
  }
  const all = 'gender=female&country=all&min_age=18&max_age=99&two_way=false'
  const circles: unknown[] = []
  for (const km of radii) circles.push(await request(`/api/members?${all}&distance_km=${km}`))
  const nearest = await request(`/api/members?${all}&order=near`)
  const finder = { reason: null, pace: 'slow', interests: ['tea'], min_age: 18, max_age: 99 }
  await request('/api/match-finder', {
    ...finder,
    distance_km: 10,
    with_photo: false,
    unattached: false,
  })
  const picks = await request('/api/match-finder/picks')
  const deck = await request('/api/swipe-game')
  const pages = [await request(`/api/members/${two[0]}`), await request(`/api/members/${two[1]}`)]
  const related = [
    await request(`/api/members/${two[0]}/related`),
    await request(`/api/members/${two[1]}/related`),
  ]
  const about = ([0, 1] as const).map((at) =>
    masked(
      JSON.stringify({
        circles: circles.map((found) => mentions(found, two[at])),
        nearest: mentions(nearest, two[at]),
        picked: mentions(picks, two[at]),
        dealt: mentions(deck, two[at]),
        page: pages[at],
        related: mentions(related[at], two[1 - at] ?? ''),
      }),
      two,
    ),
  )
  return {
    probe,
    about: [about[0] ?? '', about[1] ?? ''],
    km: (pages[0] as { distance_km: number | null }).distance_km,
    circles: circles.map((found) =>
      JSON.stringify((found as { members: unknown }).members).includes(two[0]),
    ),
    picked: JSON.stringify(picks).includes(two[0]),
    text: texts.join('\n'),
  }
}

/** Masks the identity of the victims. */
function masked(text: string, ids: readonly string[]): string {
  return ids
    .reduce((left, id) => left.replaceAll(id, '‹she›'), text)
    .replace(/\b(Ada|Eva)\b/g, '‹She›')
}

/** Returns every object in a response that has this id or contains the member who has it. */
function mentions(value: unknown, id: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const values = Object.values(value)
  if (values.includes(id)) return [value]
  const holder = (value as { member?: { id?: string } }).member?.id === id ? [value] : []
  return holder.length > 0 ? holder : values.flatMap((inner) => mentions(inner, id))
}
