/** Wire values of gender in the order of their stored numbers. */
export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

/** Wire values of sexuality in the order of their stored numbers. */
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export type Sexuality = (typeof sexualities)[number]

/** The genders a member wants to meet, as bits: 1 men, 2 women. */
export type Seeks = 1 | 2 | 3

/**
 * Converts "I am … looking for …" to a sexuality: gay for men and lesbian for women, so that each
 * combination has one value.
 */
export function toSexuality(gender: Gender, seeking: readonly Gender[]): Sexuality {
  const own = seeking.includes(gender)
  const other = seeking.includes(gender === 'male' ? 'female' : 'male')
  if (own && other) return 'bi'
  if (!own) return 'hetero'
  return gender === 'male' ? 'gay' : 'lesbian'
}

/** Returns the genders that someone of this gender and sexuality wants to meet. */
export function toSeeking(gender: Gender, sexuality: Sexuality): readonly Gender[] {
  if (sexuality === 'bi') return ['male', 'female']
  if (sexuality === 'hetero') return [gender === 'male' ? 'female' : 'male']
  return [gender]
}

/** Same as the bits that search compares. */
export function toSeeksBits(gender: Gender, sexuality: Sexuality): Seeks {
  const bits = toSeeking(gender, sexuality).map((each) => (each === 'male' ? 1 : 2))
  return bits.reduce<number>((mask, bit) => mask + bit, 0) as Seeks
}

export function genderNumber(gender: Gender): number {
  return genders.indexOf(gender)
}

export function sexualityNumber(sexuality: Sexuality): number {
  return sexualities.indexOf(sexuality)
}

export function genderFromNumber(number: number): Gender {
  return number === 1 ? 'female' : 'male'
}

export function sexualityFromNumber(number: number): Sexuality {
  return sexualities[number] ?? 'hetero'
}
