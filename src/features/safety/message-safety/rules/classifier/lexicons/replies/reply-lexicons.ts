import type { Locale } from '#kernel/locale.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { ReplyLexicon } from './reply-lexicon.ts'

/** All seven languages' words for what the persona desk may not say. */
export const replyLexicons: Readonly<Record<Locale, ReplyLexicon>> = { en, de, es, fr, it, nl, pl }
