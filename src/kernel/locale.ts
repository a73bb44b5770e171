/** The seven languages of all texts. The first is the default and the fallback (SITE-03). */
export const locales = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl'] as const
export type Locale = (typeof locales)[number]

/** Each language's own name, for the language menu. */
export const endonyms: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
}

/** Whether a value is one of the seven locales. */
export function isLocale(text: unknown): text is Locale {
  return (locales as readonly unknown[]).includes(text)
}
