/**
 * Texts that are rightly the same as in English, with the languages where they are; `*` for names, which every language keeps.
 * A text that stands here was looked at by someone who reads the language.
 */
export const sameAsEnglish: Readonly<Record<string, string>> = {
  Minuet: '*',
  Photo: 'fr',
  Sarabande: '*',
  OK: '*',
  Canton: 'fr',
  'Code {code}': 'de fr nl',
  Cookies: 'de es fr it nl',
  Privacy: 'it nl',
  Province: 'fr',
  Region: 'de pl',
  '{count, plural, one {# credit} other {# credits}}': 'nl',
  Sushi: 'de es it nl pl',
  Sex: 'de',
  Bisexual: 'es',
  Man: 'nl',
  Credits: 'de nl',
  '{credits, plural, one {# credit} other {# credits}}': 'nl',
  Likes: 'de fr nl',
  Messages: 'fr',
  Matches: 'de nl',
  Later: 'nl',
  Tablet: 'de it nl pl',
  Computer: 'de it nl',
  Account: 'it nl',
  Password: 'it',
  '{credits, plural, one {credit} other {credits}}': 'nl',
}
