import type { Locale } from '#kernel/locale.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Lexicon } from './lexicon.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'

/** The words of all seven languages. */
export const lexicons: Readonly<Record<Locale, Lexicon>> = { en, de, es, fr, it, nl, pl }
