import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField, TextField } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { type Prompt, maxPromptLength, prompts } from '../../rules/prompts.ts'

/** A question, or none chosen yet, with its answer. */
export type PromptDraft = { readonly prompt: Prompt | null; readonly answer: string }

/** Converts stored answers to a form with `places` entries. */
export function toPromptDrafts(stored: OwnProfile['prompts'], places: number): PromptDraft[] {
  return Array.from({ length: places }, (_, place) => stored[place] ?? { prompt: null, answer: '' })
}

/** Returns the entries worth sending: a question with an answer. */
export function getAnsweredPrompts(
  drafts: readonly PromptDraft[],
): { prompt: Prompt; answer: string }[] {
  return drafts.flatMap(({ prompt, answer }) =>
    prompt === null || answer.trim() === '' ? [] : [{ prompt, answer }],
  )
}

interface PromptFieldsProps {
  readonly value: readonly PromptDraft[]
  readonly onChange: (value: PromptDraft[]) => void
  readonly error?: string | undefined
}

/** Questions to choose and answer; a chosen one is not offered again. */
export function PromptFields({ value, onChange, error }: PromptFieldsProps) {
  const t = usePhrases<typeof en>('profiles')
  const updateDraft = (place: number, draft: PromptDraft) =>
    onChange(value.map((each, index) => (index === place ? draft : each)))
  const usedPrompts = value.map(({ prompt }) => prompt)
  return value.map(({ prompt, answer }, place) => (
    <div key={place} className="grid gap-2">
      <SelectField
        label={t('own.prompts.question', { number: place + 1 })}
        value={prompt ?? ''}
        options={[
          { value: '', label: t('own.prompts.none') },
          ...prompts
            .filter((each) => each === prompt || !usedPrompts.includes(each))
            .map((each) => ({ value: each, label: t(`prompts.${each}`) })),
        ]}
        onChange={(event) =>
          updateDraft(place, {
            prompt: event.target.value === '' ? null : (event.target.value as Prompt),
            answer,
          })
        }
      />
      {prompt === null ? null : (
        <TextField
          label={t('own.prompts.answer')}
          maxLength={maxPromptLength}
          value={answer}
          error={place === 0 ? error : undefined}
          onChange={(event) => updateDraft(place, { prompt, answer: event.target.value })}
        />
      )}
    </div>
  ))
}
