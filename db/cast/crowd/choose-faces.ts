import type { Gender, Sexuality } from '#features/members/profiles/index.ts'
import type { Person } from '../people.ts'

/** Someone as search lists them. */
export interface Listed {
  readonly gender: Gender
  readonly sexuality: Sexuality
  readonly country: string
  readonly region: number | null
  readonly age: number
  readonly seenAt: Date
  /** The portrait someone has already; null for someone to whom one may be given. */
  readonly face: string | null
}

/** How far apart in a list, newest first, the same face may come again: five pages of 24 and what age filters thin out. */
const apart = { everywhere: 300, country: 400, region: 350, orientation: 160 }
/** How many years someone may be older or younger than painted. */
const yearsOff = 4

/**
 * Gives faces to those who were here last, so that no list anyone is likely to open shows a face twice on its first pages.
 * There are fewer faces than members: whoever comes in between has no photo. By place in `listed`; null for no face.
 */
export function chooseFaces(listed: readonly Listed[], people: readonly Person[]): (Person | null)[] {
  const order = [...listed.entries()].sort(([, one], [, other]) => other.seenAt.getTime() - one.seenAt.getTime())
  const taken = placesTaken(order.map(([, someone]) => someone))
  const chosen = Array.from<Person | null>({ length: listed.length }).fill(null)
  const lengths = new Map<string, number>()
  const used = new Map<string, number>()
  const fitting = fittingFaces(people)
  for (const [index, someone] of order) {
    const places = listsOf(someone).map(([name, gap]) => ({ name, gap, at: count(lengths, name) }))
    if (someone.face !== null) continue
    const face = fitting(someone)
      .filter(({ id }) => places.every(({ name, gap, at }) => isFar(taken.get(`${id} ${name}`), at, gap)))
      // The one that was used least goes first, so that all of them are seen.
      .reduce<Person | null>(
        (best, one) => (best === null || (used.get(one.id) ?? 0) < (used.get(best.id) ?? 0) ? one : best),
        null,
      )
    if (face === null) continue
    chosen[index] = face
    count(used, face.id)
    for (const { name, at } of places) placesOf(taken, `${face.id} ${name}`).last = at
  }
  return chosen
}

/** Whose faces would do for someone, remembered by gender and age: a million members share some hundred answers. */
function fittingFaces(people: readonly Person[]): (someone: Listed) => readonly Person[] {
  const known = new Map<string, readonly Person[]>()
  return (someone) => {
    const key = `${someone.gender} ${someone.age}`
    const found =
      known.get(key) ??
      people.filter(({ gender, age }) => gender === someone.gender && Math.abs(age - someone.age) <= yearsOff)
    known.set(key, found)
    return found
  }
}

/** The places of those who have a face already, by face and list. */
function placesTaken(order: readonly Listed[]): Map<string, Places> {
  const taken = new Map<string, Places>()
  const lengths = new Map<string, number>()
  for (const someone of order) {
    for (const [name] of listsOf(someone)) {
      const at = count(lengths, name)
      if (someone.face !== null) placesOf(taken, `${someone.face} ${name}`).fixed.push(at)
    }
  }
  return taken
}

/** The lists in which someone appears. */
function listsOf({ gender, sexuality, country, region }: Listed): (readonly [name: string, gap: number])[] {
  return [
    [gender, apart.everywhere],
    [`${gender} ${country}`, apart.country],
    [`${gender} ${region}`, apart.region],
    [`${gender} ${sexuality} ${country}`, apart.orientation],
    [`${gender} ${sexuality} ${region}`, apart.orientation],
  ]
}

/** Where a face stands in a list: those who had it before, and the last one it was given to. */
interface Places {
  readonly fixed: number[]
  last: number
}

function isFar(places: Places | undefined, at: number, gap: number): boolean {
  if (places === undefined) return true
  return at - places.last >= gap && places.fixed.every((place) => Math.abs(place - at) >= gap)
}

function count(counts: Map<string, number>, name: string): number {
  const before = counts.get(name) ?? 0
  counts.set(name, before + 1)
  return before
}

function placesOf(taken: Map<string, Places>, name: string): Places {
  const places = taken.get(name) ?? { fixed: [], last: Number.NEGATIVE_INFINITY }
  taken.set(name, places)
  return places
}
