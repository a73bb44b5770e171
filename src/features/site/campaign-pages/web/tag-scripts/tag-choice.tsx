import './tag-scripts.css'
import { useLocale } from 'use-intl'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { TagsView } from '../../rules/tags-view.ts'
import type { en } from '../../locales/tag-scripts/en.ts'
import { ChoiceForm } from './choice-form.tsx'

/** The choice made, with a button that changes it: withdrawing takes as many clicks as allowing. */
export function TagChoice() {
  const { tags } = useSite()
  return tags === null ? null : <Choice tags={tags} />
}

/** The sentence and the buttons of each state. */
const states = {
  ask: { text: 'question', choices: ['decline', 'allow'] },
  allowed: { text: 'allowed', choices: ['withdraw'] },
  declined: { text: 'declined', choices: ['allow'] },
  declined_by_browser: { text: 'declined_by_browser', choices: [] },
} as const

function Choice({ tags }: { readonly tags: TagsView }) {
  const t = usePhrases<typeof en>('tag_scripts')
  const hosts = new Intl.ListFormat(useLocale()).format(tags.hosts)
  const { text, choices } = states[tags.state]
  return (
    <section aria-label={t('label')} className="tag-choice">
      <p>
        {t(text, { hosts })}
        {tags.state === 'ask' ? ` ${t('detail')}` : null}
      </p>
      {choices.length === 0 ? null : <ChoiceForm tags={tags} choices={choices} />}
    </section>
  )
}
