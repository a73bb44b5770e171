import type { Locale } from '#kernel/locale.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { CrowdTextSet } from './crowd-text-set.ts'

/** Names and texts by language. */
export const crowdTexts: Readonly<Record<Locale, CrowdTextSet>> = { en, de, es, fr, it, nl, pl }
