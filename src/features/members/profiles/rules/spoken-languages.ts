/**
 * Languages a member can list as spoken, as ISO 639-1 codes; their names come from the reader's own
 * language data.
 */
export const spokenLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'ar',
  'bg',
  'cs',
  'da',
  'el',
  'et',
  'fa',
  'fi',
  'ga',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'ja',
  'ko',
  'lt',
  'lv',
  'mt',
  'no',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Maximum number of languages on a profile. */
export const maxLanguages = 8
