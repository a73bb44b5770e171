import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gender, TraitValue } from '#features/members/profiles/index.ts'

/** A painted portrait, described in terms of a profile. */
export interface Portrait {
  readonly id: string
  readonly gender: Gender
  readonly age: number
  readonly hair: TraitValue<'hair_colour'>
  readonly eyes: TraitValue<'eye_colour'>
}

const hair: Readonly<Record<string, TraitValue<'hair_colour'>>> = {
  black: 'black',
  espresso: 'brown',
  chestnut: 'brown',
  honey: 'blonde',
  blonde: 'blonde',
  platinum: 'blonde',
  copper: 'red',
  auburn: 'red',
  grey: 'grey',
  silver: 'grey',
}

const eyes: Readonly<Record<string, TraitValue<'eye_colour'>>> = {
  dark: 'brown',
  brown: 'brown',
  hazel: 'hazel',
  green: 'green',
  blue: 'blue',
  grey: 'grey',
}

/** The folder of the portraits and their list. */
export const portraitFolder = join(import.meta.dirname, 'portraits')

/** All portraits, from portraits/people.json. */
export const people: readonly Portrait[] = (
  JSON.parse(readFileSync(join(portraitFolder, 'people.json'), 'utf8')) as readonly (Pick<
    Portrait,
    'id' | 'gender' | 'age'
  > & { hair: string; eyes: string })[]
).map((person) => ({
  id: person.id,
  gender: person.gender,
  age: person.age,
  hair: hair[person.hair] ?? 'other',
  eyes: eyes[person.eyes] ?? 'other',
}))
