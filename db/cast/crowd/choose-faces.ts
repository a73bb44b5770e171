import type { Gender, Sexuality } from '#features/members/profiles/index.ts'
import type { Portrait } from '../people.ts'

/** A person as a row of the search lists. */
export interface Listed {
  readonly gender: Gender
  readonly sexuality: Sexuality
  readonly country: string
  readonly region: number | null
  readonly age: number
  readonly seenAt: Date
  /** The portrait the person already has; null if one may be assigned. */
  readonly face: string | null
}

/**
 * Minimum distance in a list, newest first, before the same face may appear again: five pages of
 * 24, plus those that an age filter leaves out.
 */
const apart = { everywhere: 300, country: 400, region: 350, orientation: 160 }
/** By how many years a person's age may differ from the portrait's. */
const yearsOff = 4

/**
 * Assigns faces to the most recently active people, so that no face appears twice on the first
 * pages of any likely list. There are fewer faces than members, so some people in between get no
 * photo. Returned by index in `listed`; null for no face.
 */
export function chooseFaces(
  listed: readonly Listed[],
  people: readonly Portrait[],
): (Portrait | null)[] {
  const order = [...listed.entries()].sort(
    ([, one], [, other]) => other.seenAt.getTime() - one.seenAt.getTime(),
  )
  const taken = collectTakenPositions(order.map(([, someone]) => someone))
  const chosen = Array.from<Portrait | null>({ length: listed.length }).fill(null)
  const lengths = new Map<string, number>()
  const used = new Map<string, number>()
  const fitting = createFaceFinder(people)
  for (const [index, someone] of order) {
    const places = listsFor(someone).map(([name, gap]) => ({ name, gap, at: count(lengths, name) }))
    if (someone.face !== null) continue
    const face = fitting(someone)
      .filter(({ id }) =>
        places.every(({ name, gap, at }) => isFar(taken.get(`${id} ${name}`), at, gap)),
      )
      // The least used face is chosen first, so that all are used.
      .reduce<Portrait | null>(
        (best, one) =>
          best === null || (used.get(one.id) ?? 0) < (used.get(best.id) ?? 0) ? one : best,
        null,
      )
    if (face === null) continue
    chosen[index] = face
    count(used, face.id)
    for (const { name, at } of places) getPositions(taken, `${face.id} ${name}`).last = at
  }
  return chosen
}

/**
 * Finds the portraits that fit a person, cached by gender and age: a million members share a few
 * hundred combinations.
 */
function createFaceFinder(people: readonly Portrait[]): (someone: Listed) => readonly Portrait[] {
  const cache = new Map<string, readonly Portrait[]>()
  return (someone) => {
    const key = `${someone.gender} ${someone.age}`
    const suitable =
      cache.get(key) ??
      people.filter(
        ({ gender, age }) => gender === someone.gender && Math.abs(age - someone.age) <= yearsOff,
      )
    cache.set(key, suitable)
    return suitable
  }
}

/** The list positions of people who already have a face, by face and list. */
function collectTakenPositions(order: readonly Listed[]): Map<string, Places> {
  const taken = new Map<string, Places>()
  const lengths = new Map<string, number>()
  for (const someone of order) {
    for (const [name] of listsFor(someone)) {
      const at = count(lengths, name)
      if (someone.face !== null) getPositions(taken, `${someone.face} ${name}`).fixed.push(at)
    }
  }
  return taken
}

/** The lists in which a person appears. */
function listsFor({
  gender,
  sexuality,
  country,
  region,
}: Listed): (readonly [name: string, gap: number])[] {
  return [
    [gender, apart.everywhere],
    [`${gender} ${country}`, apart.country],
    [`${gender} ${region}`, apart.region],
    [`${gender} ${sexuality} ${country}`, apart.orientation],
    [`${gender} ${sexuality} ${region}`, apart.orientation],
  ]
}

/**
 * The positions of a face in a list: those of people who already had it, and the last one it was
 * assigned to.
 */
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

function getPositions(taken: Map<string, Places>, name: string): Places {
  const places = taken.get(name) ?? { fixed: [], last: Number.NEGATIVE_INFINITY }
  taken.set(name, places)
  return places
}
