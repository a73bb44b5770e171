import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'

/** The phrasebooks of all seven languages. */
export const phrasebooks = { en, de, es, fr, it, nl, pl }
