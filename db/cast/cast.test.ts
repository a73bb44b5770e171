import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { validateName } from '#features/members/accounts/rules/name.ts'
import { ageOn } from '#features/members/accounts/rules/age.ts'
import { isIntimate } from '#features/members/profiles/rules/interests.ts'
import { descriptionLimits } from '#features/members/photos/rules/limits.ts'
import { maxPromptLength } from '#features/members/profiles/rules/prompts.ts'
import { computeBirthDate } from './compute-birth-date.ts'
import { cast } from './cast.ts'
import { stillLifes } from './cast-row.ts'
import { people, portraitFolder } from './people.ts'
import { stillLifeDescriptions } from './still-life-descriptions.ts'
import { story } from './stories/story.ts'

const countWords = (text: string) => text.split(/\s+/).length
const shareOfCast = (count: number) => count / cast.length

test('every portrait belongs to one person with its gender and age, and its file exists', () => {
  const worn = cast.flatMap(({ portrait }) => portrait ?? [])
  expect(worn.toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  expect(people.length).toBeGreaterThan(150)
  for (const person of people) {
    expect(cast.find(({ portrait }) => portrait === person.id)).toMatchObject({
      gender: person.gender,
      age: person.age,
      traits: { hair_colour: person.hair, eye_colour: person.eyes },
    })
    expect(existsSync(join(portraitFolder, `${person.id}.webp`))).toBe(true)
  }
})

test('the images are small: at most 60 kB each, 12 MB in total', () => {
  const folders = [portraitFolder, join(import.meta.dirname, 'still-lifes')]
  const pictures = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.webp'))
      .map((name) => statSync(join(folder, name)).size),
  )
  expect(pictures).toHaveLength(people.length + stillLifes.length)
  expect(Math.max(...pictures)).toBeLessThanOrEqual(60_000)
  expect(pictures.reduce((sum, size) => sum + size)).toBeLessThan(12_000_000)
})

test('no person occurs twice: names and addresses are unique in their pool, ids everywhere', () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(cast.length)
  unique(cast.map(({ member }) => member))
  unique(cast.map(({ site, name }) => `${site} ${name.toLowerCase()}`))
  unique(cast.map(({ site, id }) => `${site} ${id}`))
  for (const { name, email } of cast) expect(validateName(name, email ?? '')).toBeNull()
})

test('the people cover all seven languages, and about sixty have a longer text', () => {
  for (const locale of locales)
    expect(cast.filter((one) => one.locale === locale).length, locale).toBeGreaterThanOrEqual(7)
  expect(new Set(cast.map(({ about }) => about)).size).toBe(cast.length)
  expect(cast.filter(({ about }) => countWords(about) >= 30).length).toBeGreaterThanOrEqual(55)
  for (const { about, name } of cast) expect(countWords(about), name).toBeLessThanOrEqual(60)
})

test('everyone has some everyday interests, no one has an intimate one, and answers fit the length limit', () => {
  for (const { interests, prompts, name } of cast) {
    expect(interests.length, name).toBeGreaterThanOrEqual(6)
    expect(interests.length, name).toBeLessThanOrEqual(12)
    expect(new Set(interests).size, name).toBe(interests.length)
    expect(interests.filter(isIntimate), name).toEqual([])
    expect(prompts.length).toBeLessThanOrEqual(3)
    for (const { answer } of prompts)
      expect(answer.length, name).toBeLessThanOrEqual(maxPromptLength)
  }
})

test('fictional profiles have no city and no email address and were never online; all others have all three', () => {
  const fictional = cast.filter(({ kind }) => kind === 'fictional')
  expect(fictional.map(({ name }) => name)).toEqual(['Isabel', 'Viktor', 'Gaia'])
  for (const one of cast) {
    const lives = one.kind === 'member'
    expect(
      [one.city, one.email, one.seenMinutesAgo].map((value) => value !== null),
      one.name,
    ).toEqual([lives, lives, lives])
  }
})

test('the mix: two sites, some without a photo, one with seven, some online, some looking for their own gender', () => {
  expect(cast.filter(({ site }) => site === 'sarabande')).toHaveLength(40)
  expect(cast.filter(({ portrait }) => portrait === null).length).toBeGreaterThanOrEqual(6)
  expect(cast.filter(({ stills }) => stills.length === 6).map(({ id }) => id)).toEqual(['elena'])
  expect(
    cast.filter(({ seenMinutesAgo }) => seenMinutesAgo !== null && seenMinutesAgo < 5).length,
  ).toBeGreaterThanOrEqual(15)
  expect(
    cast.filter(({ seenMinutesAgo }) => (seenMinutesAgo ?? 0) > 1440).length,
  ).toBeGreaterThanOrEqual(15)
  expect(
    shareOfCast(cast.filter(({ gender, seeking }) => seeking.includes(gender)).length),
  ).toBeGreaterThan(0.08)
})

test('each part of the story involves members of one site who had already joined, and fictional profiles never start a conversation', () => {
  const of = (id: string) => {
    const [found, ...more] = cast.filter((one) => one.id === id)
    if (found === undefined || more.length > 0) throw new Error(`${more.length} more ${id}`)
    return found
  }
  function there(id: string, minutesAgo: number): void {
    const { joinedDaysAgo, seenMinutesAgo } = of(id)
    expect(minutesAgo, id).toBeLessThanOrEqual(joinedDaysAgo * 1440 + 360)
    expect(minutesAgo, id).toBeGreaterThanOrEqual(seenMinutesAgo ?? 0)
  }
  for (const { from, to, minutesAgo, seenMinutesAgo } of story.likes) {
    expect([of(from).kind, of(to).kind, of(to).site], `${from} ${to}`).toEqual([
      'member',
      'member',
      of(from).site,
    ])
    there(from, minutesAgo)
    if (seenMinutesAgo === undefined) continue
    expect(seenMinutesAgo).toBeLessThanOrEqual(minutesAgo)
    there(to, seenMinutesAgo)
  }
  const mutual = story.likes.filter(({ from, to }) =>
    story.likes.some((one) => one.from === to && one.to === from),
  )
  expect(new Set(mutual.map(({ from, to }) => [from, to].sort().join(' ')))).toEqual(
    new Set(story.matches.map(([one, other]) => [one, other].sort().join(' '))),
  )
  for (const { by, minutesAgo } of story.purchases) there(by, minutesAgo)
  for (const { between, lines } of story.conversations) {
    expect(of(lines[0].from).kind).toBe('member')
    expect(of(between[0]).site).toBe(of(between[1]).site)
    for (const { from, minutesAgo } of lines) {
      expect(between).toContain(from)
      there(from, minutesAgo)
    }
    const times = lines.map(({ minutesAgo }) => minutesAgo)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const end = times.at(-1) ?? 0
    for (const id of between) expect(of(id).seenMinutesAgo ?? 0, id).toBeLessThanOrEqual(end)
  }
  const pairs = story.conversations.map(({ between }) => between.toSorted().join(' '))
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('every still life has a description in each language, and all descriptions differ', () => {
  const words = Object.values(stillLifeDescriptions).flatMap((one) => Object.values(one))
  expect(new Set(words).size).toBe(stillLifes.length * locales.length)
  for (const one of words) expect(one.length).toBeLessThanOrEqual(descriptionLimits.letters)
})

test('a birthday results in the intended age, on leap days too', () => {
  for (const day of ['2026-11-21', '2028-02-29', '2027-03-01', '2026-01-05']) {
    for (const ago of [5, 60, 200, 344]) {
      for (const age of [18, 34, 79])
        expect(
          ageOn(computeBirthDate(age, ago, new Date(`${day}T12:00:00Z`)), day),
          `${day} ${ago}`,
        ).toBe(age)
    }
  }
})
