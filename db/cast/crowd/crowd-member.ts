import type { Locale } from '#kernel/locale.ts'
import { minuteMs } from '#kernel/duration.ts'
import type { Country } from '#features/site/geography/index.ts'
import {
  type Gender,
  type Sexuality,
  type SpokenLanguage,
  type TraitAnswer,
  type Trait,
  traits,
} from '#features/members/profiles/index.ts'
import type { Interest } from '#features/site/sites/index.ts'
import { computeBirthDate } from '../compute-birth-date.ts'
import { type Dice, createDice, deriveId } from '../dice.ts'
import { fillInterests } from '../fill-interests.ts'
import { chooseOtherTraits, chooseTraits } from '../choose-traits.ts'
import { crowdCountries } from './countries.ts'
import { crowdTexts } from './crowd-texts.ts'

/** A city in which members can live. */
export interface CrowdCity {
  readonly id: number
  readonly region: number
  readonly population: number
}

/** A generated member, without a face yet. */
export interface CrowdMember {
  readonly member: string
  readonly name: string
  readonly email: string
  readonly locale: Locale
  readonly gender: Gender
  readonly sexuality: Sexuality
  readonly age: number
  readonly birth: string
  readonly country: Country
  readonly region: number
  readonly city: number
  readonly joinedAt: Date
  readonly seenAt: Date
  readonly traits: { readonly [T in Trait]?: TraitAnswer<T> | null }
  readonly languages: readonly SpokenLanguage[]
  readonly interests: readonly Interest[]
  readonly about: string
}

const dayMs = 1440 * minuteMs
const shares = crowdCountries.map((entry) => [entry, entry.share] as const)
const names = Object.fromEntries(
  Object.entries(crowdTexts).map(([locale, { female, male }]) => [
    locale,
    { female: female.split(' '), male: male.split(' ') },
  ]),
) as Record<Locale, Record<Gender, string[]>>

/** The public id of the member with the given number. */
export function crowdId(number: number): string {
  return deriveId(`crowd ${number}`)
}

/**
 * Generates the member with the given number: the same number always results in the same person,
 * however many are generated.
 */
export function createCrowdMember(
  number: number,
  cities: ReadonlyMap<Country, CityLot>,
  now: Date,
): CrowdMember {
  const dice = createDice(`crowd ${number}`)
  const { country, locales } = dice.pickWeighted(shares)
  const locale = dice.pickWeighted(locales)
  const gender = dice.next() < 0.52 ? 'male' : 'female'
  const age = ageBy(dice)
  const city = cities.get(country)?.draw(dice)
  if (city === undefined) throw new Error(`there is no city in ${country}`)
  const firstName = dice.pick(names[locale][gender])
  const joinedDaysAgo = Math.floor(dice.next() ** 2 * 900)
  const seenMinutesAgo = Math.min(minutesSinceSeen(dice), joinedDaysAgo * 1440 + 30)
  return {
    member: crowdId(number),
    // Names must be unique in a pool, so generated members' names contain a number.
    name: `${firstName} ${number + 100}`,
    email: `crowd-${number}@minuet.example`,
    locale,
    gender,
    sexuality: sexualityBy(gender, dice),
    age,
    birth: computeBirthDate(age, dice.below(360), now),
    country,
    region: city.region,
    city: city.id,
    joinedAt: new Date(now.getTime() - joinedDaysAgo * dayMs - 40 * minuteMs),
    seenAt: new Date(now.getTime() - seenMinutesAgo * minuteMs),
    traits: {
      ...chooseOtherTraits(`crowd ${number}`),
      ...chooseTraits({ reason: dice.pick(traits.signup_reason.choices) }, age, dice),
    },
    languages: locale === 'en' ? ['en'] : dice.next() < 0.7 ? [locale, 'en'] : [locale],
    interests: fillInterests([], 3 + dice.below(7), dice),
    about: dice.next() < 0.7 ? dice.pick(crowdTexts[locale].lines) : '',
  }
}

/** Cities of one country, drawn with a probability proportional to their population. */
export interface CityLot {
  draw(dice: Dice): CrowdCity
}

/** Prepares cities for many draws. */
export function createCityLot(cities: readonly CrowdCity[]): CityLot {
  const ends: number[] = []
  let end = 0
  for (const { population } of cities) ends.push((end += population))
  return {
    draw(dice) {
      const at = dice.next() * end
      let low = 0
      let high = ends.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if ((ends[middle] ?? 0) > at) high = middle
        else low = middle + 1
      }
      return cities[low] as CrowdCity
    },
  }
}

/** Between 18 and 79, most around thirty. */
function ageBy(dice: Dice): number {
  const bell = (dice.next() + dice.next() + dice.next()) / 3
  return 18 + Math.floor(bell ** 1.6 * 61)
}

function sexualityBy(gender: Gender, dice: Dice): Sexuality {
  return dice.pickWeighted([
    ['hetero', 88],
    [gender === 'male' ? 'gay' : 'lesbian', 6],
    ['bi', 6],
  ] as const)
}

/** A few are online now, a third were online today, some have been away for months. */
function minutesSinceSeen(dice: Dice): number {
  const share = dice.next()
  if (share < 0.015) return dice.next() * 5
  if (share < 0.35) return 5 + dice.next() ** 2 * 1435
  if (share < 0.7) return 1440 * (1 + dice.next() ** 2 * 13)
  return 1440 * (14 + dice.next() * 170)
}
