import { z } from 'zod'
import { line } from '#kernel/text.ts'
import { interests } from '#features/site/sites/index.ts'
import { genders } from '../rules/orientation.ts'
import { maxPromptLength, prompts } from '../rules/prompts.ts'
import { maxLanguages, spokenLanguages } from '../rules/spoken-languages.ts'
import type { TraitRow } from '../rules/define-trait.ts'
import { type Trait, type TraitAnswer, traits } from '../rules/traits.ts'
import { noteFields, maxNoteLength } from '../rules/visible-fields.ts'

export const interest = z.enum(interests)
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const seeking = z.array(z.enum(genders)).min(1).max(2)

/** Every trait; null if the member has not answered. */
export const traitValues = z.strictObject(
  Object.fromEntries(
    Object.entries(traits).map(([trait, row]) => [trait, toAnswerSchema(row).nullable()]),
  ) as Readonly<Record<string, unknown>> as {
    [T in Trait]: z.ZodType<TraitAnswer<T> | null, TraitAnswer<T> | null>
  },
)

/** One choice of a trait, or a list of them; a choice named twice counts once. */
export function toAnswerSchema({ choices, several }: TraitRow) {
  const choice = z.enum(choices)
  return several ? z.array(choice).max(choices.length) : choice
}

export const languages = z.array(z.enum(spokenLanguages)).max(maxLanguages)
export const notes = z.partialRecord(z.enum(noteFields), line({ max: maxNoteLength }))
export const promptAnswer = z.strictObject({
  prompt: z.enum(prompts),
  answer: line({ min: 1, max: maxPromptLength }),
})
export const namedPlace = z.strictObject({ id: z.int(), name: z.string() })
