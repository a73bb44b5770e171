import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { validateName } from '#features/members/accounts/rules/name.ts'
import { type Country, countryCodes } from '#features/site/geography/rules/countries.ts'
import { isIntimate } from '#features/members/profiles/rules/interests.ts'
import { toSexuality, toSeeking } from '#features/members/profiles/rules/orientation.ts'
import { people } from '../people.ts'
import { chooseFaces, type Listed } from './choose-faces.ts'
import { createCityLot, createCrowdMember } from './crowd-member.ts'
import { crowdTexts } from './crowd-texts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const lots = new Map(
  countryCodes.map((country, at) => {
    const cities = Array.from({ length: 12 }, (_, city) => ({
      id: at * 100 + city,
      region: at * 20 + (city % 6),
      population: 1000 * (city + 1),
    }))
    return [country as Country, createCityLot(cities)] as const
  }),
)
const crowd = Array.from({ length: 12_000 }, (_, number) => createCrowdMember(number, lots, now))
const faces = chooseFaces(
  crowd.map((one): Listed => ({ ...one, face: null })),
  people,
)

test('every language has at least forty different names each for women and men', () => {
  for (const locale of locales) {
    for (const names of [
      crowdTexts[locale].female.split(' '),
      crowdTexts[locale].male.split(' '),
    ]) {
      expect(new Set(names).size, locale).toBe(names.length)
      expect(names.length, locale).toBeGreaterThanOrEqual(40)
    }
  }
})

test('the same number results in the same person, and different numbers in different people', () => {
  expect(createCrowdMember(77, lots, now)).toEqual(crowd[77])
  expect(new Set(crowd.map(({ member }) => member)).size).toBe(crowd.length)
  expect(new Set(crowd.map(({ name }) => name)).size).toBe(crowd.length)
})

test('they live in all countries, more of them in larger cities, and have all orientations', () => {
  expect(new Set(crowd.map(({ country }) => country))).toEqual(new Set(countryCodes))
  const inCity = (city: number) =>
    crowd.filter((one) => one.country === 'NL' && one.city === city).length
  expect(inCity(11)).toBeGreaterThan(4 * inCity(1))
  for (const sexuality of ['hetero', 'gay', 'lesbian', 'bi'] as const) {
    const some = crowd.filter((one) => one.sexuality === sexuality)
    expect(some.length, sexuality).toBeGreaterThan(200)
    for (const { gender } of some)
      expect(toSexuality(gender, toSeeking(gender, sexuality))).toBe(sexuality)
  }
})

test('the profile texts pass the validation that members’ texts go through', () => {
  for (const { name, email, interests, age, seenAt, joinedAt } of crowd) {
    expect(validateName(name, email), name).toBeNull()
    expect(interests.filter(isIntimate)).toEqual([])
    expect(age).toBeGreaterThanOrEqual(18)
    expect(seenAt.getTime()).toBeGreaterThanOrEqual(joinedAt.getTime())
    expect(seenAt.getTime()).toBeLessThanOrEqual(now.getTime())
  }
})

test('every face matches its person’s gender and approximate age, and many people have one', () => {
  for (const [index, face] of faces.entries()) {
    if (face === null) continue
    expect(face.gender).toBe(crowd[index]?.gender)
    expect(Math.abs(face.age - (crowd[index]?.age ?? 0))).toBeLessThanOrEqual(4)
  }
  expect(faces.filter((face) => face !== null).length).toBeGreaterThan(crowd.length / 8)
})

test.each([
  ['everyone', () => true],
  ['a country', ({ country }: Listed) => country === 'NL'],
  [
    'a country, ten years around thirty-four',
    ({ country, age }: Listed) => country === 'NL' && age >= 24 && age <= 44,
  ],
  ['a region', ({ region }: Listed) => region === 3],
  [
    'a region, ten years around thirty',
    ({ region, age }: Listed) => region === 3 && age >= 20 && age <= 40,
  ],
  [
    'people attracted to their own gender',
    ({ country, sexuality }: Listed) =>
      country === 'NL' && (sexuality === 'gay' || sexuality === 'lesbian'),
  ],
] as const)('the first five pages of a search show no face twice: %s', (_, matches) => {
  for (const gender of ['female', 'male']) {
    const pages = [...crowd.entries()]
      .filter(([, one]) => one.gender === gender && matches({ ...one, face: null }))
      .toSorted(([, one], [, other]) => other.seenAt.getTime() - one.seenAt.getTime())
      .slice(0, 120)
    const shown = pages.flatMap(([index]) => faces[index]?.id ?? [])
    expect(new Set(shown).size).toBe(shown.length)
  }
})

test('a cast member’s face is not assigned again close to that member in a list', () => {
  const someone = (minute: number, face: string | null): Listed => ({
    gender: 'female',
    sexuality: 'hetero',
    country: 'NL',
    region: 1,
    age: 34,
    seenAt: new Date(now.getTime() - minute * 60_000),
    face,
  })
  const list = [
    ...Array.from({ length: 900 }, (_, minute) => someone(minute, null)),
    someone(450.5, 'elena'),
  ]
  const worn = chooseFaces(list, people).flatMap((face, index) =>
    face?.id === 'elena' ? [index] : [],
  )
  expect(worn.length).toBeGreaterThan(0)
  for (const index of worn) expect(Math.abs(index - 450.5)).toBeGreaterThanOrEqual(399)
})
